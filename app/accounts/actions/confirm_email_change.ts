import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import type { ClientInfo } from '../sessions/client_info.js'
import {
  EMAIL_CHANGE_COLUMNS,
  type EmailChange,
  LEADS_AWAY,
  PENDING,
  UNDO_DAYS,
  undoLink,
} from '../emails/email_change.js'
import type User from '../models/user.js'
import { isReservedEmail } from '../queries/find_email_change.js'
import { giveUpEmailChange } from './request_email_change.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOwner } from './notify_owner.js'

/** `taken`: somebody else has the new address by now, and the change is given up; `gone`: it no longer waits. */
export type ConfirmedEmailChange = 'changed' | 'taken' | 'gone'

/**
 * Changes a user's address, which opening the link has proven. Reset links that were mailed to the old one open nothing any
 * more; the old one is told once more if it is proven, and can undo it for a week.
 */
export async function confirmEmailChange(
  user: Pick<User, 'id'>,
  changeId: number,
  client: ClientInfo
): Promise<ConfirmedEmailChange> {
  try {
    return await db.transaction(async (trx) => {
      await lockRows(trx, 'users', [user.id], 'no key update')
      const [change] = await sql<EmailChange>(
        trx,
        `update email_changes set confirmed_at = now() where id = ? and user_id = ? and ${PENDING}
         returning ${EMAIL_CHANGE_COLUMNS}`,
        [changeId, user.id]
      )
      if (!change) return 'gone'
      if (await isReservedEmail(trx, change.newEmail, user.id)) throw new Taken()
      await endWhatLedAway(trx, change)
      // While the account still has the old address.
      await notifyOwner(trx, user.id, 'email_changed', {
        newEmail: change.newEmail,
        at: new Date().toISOString(),
        undoUrl: undoLink(change),
        days: UNDO_DAYS,
      })
      await sql(
        trx,
        `update users set email = ?, email_verified_at = now(), updated_at = now(),
           address_proven_at = coalesce(address_proven_at, now()) where id = ?`,
        [change.newEmail, user.id]
      )
      await sql(trx, 'delete from password_reset_tokens where user_id = ?', [user.id])
      await recordSecurityEvent(trx, user.id, 'email_changed', client)
      return 'changed'
    })
  } catch (error) {
    const isTaken = error instanceof Taken || isUniqueViolation(error, 'users_email_unique')
    if (!isTaken) throw error
    await db.transaction((trx) => giveUpEmailChange(trx, user.id))
    return 'taken'
  }
}

/**
 * Moving back to an address ends the change away from it, and all that came after: none of them leads away any more. Its link to undo
 * still works, since nobody has been signed out yet who may have made the change.
 */
async function endWhatLedAway(
  trx: TransactionClientContract,
  { id, userId, newEmail }: EmailChange
): Promise<void> {
  await sql(
    trx,
    `update email_changes set returned_at = now()
     where user_id = :userId and returned_at is null and undone_at is null and id >= (
       select min(id) from email_changes
       where user_id = :userId and old_email = :newEmail and id < :id and ${LEADS_AWAY})`,
    { id, userId, newEmail }
  )
}

/** Somebody else can undo a change away from the address. */
class Taken extends Error {}
