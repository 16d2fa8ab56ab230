import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { FormError } from '#app/core/errors/form_error'
import { sql } from '#app/core/database/sql'
import { emailDigest } from '../security/account_attempts.js'
import type { ClientInfo } from '../sessions/client_info.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import User from '../models/user.js'
import { hashResetToken, makeResetToken, RESET_MINUTES } from '../passwords/reset_token.js'
import { withMinimumDuration } from '../security/with_minimum_duration.js'
import { recordRepeatedEvent } from './record_repeated_event.js'

/** Several times what writing the mail takes. */
const ANSWER_MS = 500

/**
 * Links to one address. The last one of an hour works until the next may be sent: who asks for links to somebody else's address
 * neither fills their mailbox nor keeps them from one that works.
 */
const PER_MINUTE = { requests: 1, duration: '1 minute' }
const PER_HOUR = { requests: 3, duration: '1 hour' }

/**
 * Has a link mailed with which a new password can be set; earlier links end. Words and time are the same when nobody
 * has this address.
 * @param email in the form of `canonicalEmail`
 * @throws FormError when links were asked for this address too often, whether or not any was sent
 */
export async function requestPasswordReset(email: string, client: ClientInfo): Promise<void> {
  await notTooOften(email)
  await withMinimumDuration(ANSWER_MS, () => sendLink(email, client))
}

async function notTooOften(email: string): Promise<void> {
  const key = `reset-link:${emailDigest(email)}`
  try {
    await limiter.use(PER_MINUTE).consume(key)
    await limiter.use(PER_HOUR).consume(`${key}:hour`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new FormError({ email: ACCOUNT_ERRORS.resetWait })
  }
}

async function sendLink(email: string, client: ClientInfo): Promise<void> {
  const user = await User.findBy('email', email)
  if (!user) return
  await db.transaction(async (trx) => {
    await recordRepeatedEvent(trx, user.id, 'reset_requested', client)
    await queueResetLink(trx, user)
  })
}

/** Has a link mailed with which a new password can be set; an earlier one ends. */
export async function queueResetLink(
  trx: TransactionClientContract,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>
): Promise<void> {
  const token = makeResetToken()
  const query = new URLSearchParams({ email })
  // The address may have been changed since it was read: then this link must open nothing.
  const stored = await sql(
    trx,
    `insert into password_reset_tokens (user_id, hash, created_at)
     select id, ?, now() from users where id = ? and email = ? for share
     on conflict (user_id) do update set hash = excluded.hash, created_at = excluded.created_at
     returning user_id`,
    [hashResetToken(token), id, email]
  )
  if (stored.length === 0) return
  await queueMail(trx, {
    userId: id,
    recipient: email,
    kind: 'reset_password',
    data: { name, url: absoluteUrl(`/reset-password/${token}?${query}`), minutes: RESET_MINUTES },
  })
}
