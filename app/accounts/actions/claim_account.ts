import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { endSessions } from './end_sessions.js'
import { forgetDevices } from './forget_devices.js'
import { recordSecurityEvent } from './record_security_event.js'
import { removeLeftovers } from './remove_leftovers.js'
import { giveUpEmailChange } from './request_email_change.js'

/**
 * Somebody who has not registered an account proves that its address is theirs: by a link that was mailed there, or by an account
 * elsewhere. If it was not proven before, another person may have registered it ahead of them: every way in that they left
 * behind ends, and the owner is told where there was one. Two-factor authentication stays where any address of the account
 * was ever proven: a mailbox alone must not get past it.
 * @param dropPassword whether the password, all sessions and what is known of devices end here; otherwise a new password takes its place, which does the same
 * @returns whether something was taken away
 */
export async function claimAccount(
  trx: TransactionClientContract,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  client: ClientInfo,
  { dropPassword = false } = {}
): Promise<boolean> {
  const [claimed] = await sql<{ everProven: boolean }>(
    trx,
    `with before as (select address_proven_at is not null as proven from users where id = :id)
     update users set email_verified_at = now(), address_proven_at = coalesce(address_proven_at, now())
     from before where id = :id and email_verified_at is null returning before.proven as "everProven"`,
    { id }
  )
  if (!claimed) return false
  const hadPending = await giveUpEmailChange(trx, id)
  const hadLeftovers = await removeLeftovers(trx, id, { keepTwoFactor: claimed.everProven })
  const hadPassword = dropPassword && (await dropAccess(trx, id))
  if (!hadPending && !hadLeftovers && !hadPassword) return false
  await recordSecurityEvent(trx, id, 'account_claimed', client)
  await queueMail(trx, {
    userId: id,
    recipient: email,
    kind: 'account_claimed',
    data: { name, at: new Date().toISOString(), profileUrl: absoluteUrl('/user/profile') },
  })
  return true
}

/** @returns whether there was a password */
async function dropAccess(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const dropped = await sql(
    trx,
    'update users set password = null where id = ? and password is not null returning 1',
    [userId]
  )
  await sql(trx, 'delete from password_reset_tokens where user_id = ?', [userId])
  await endSessions(trx, userId)
  await forgetDevices(trx, userId)
  return dropped.length > 0
}
