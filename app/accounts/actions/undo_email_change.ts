import db from '@adonisjs/lucid/services/db'
import { afterLeftovers } from '../leftovers.js'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import type { ClientInfo } from '../sessions/client_info.js'
import {
  EMAIL_CHANGE_COLUMNS,
  type EmailChange,
  OPEN_TO_UNDO,
  UNDO_DAYS,
} from '../emails/email_change.js'
import User from '../models/user.js'
import { endSessions } from './end_sessions.js'
import { forgetDevices } from './forget_devices.js'
import { queueResetLink } from './request_password_reset.js'
import { recordSecurityEvent } from './record_security_event.js'
import { removeLeftovers } from './remove_leftovers.js'
import { notifyOwner } from './notify_owner.js'

/** `taken`: somebody else has the old address by now; `over`: nothing is left to undo. */
export type UndoneEmailChange = 'undone' | 'taken' | 'over'

/**
 * Gives an account back to its old address, for whoever reads its mail: every session ends, the password opens nothing any more and a
 * link to set a new one is mailed, and all goes that was added since the change was asked for. Later changes are undone
 * with it, and the address that loses the account is told.
 */
export async function undoEmailChange(
  changeId: number,
  client: ClientInfo
): Promise<UndoneEmailChange> {
  try {
    const outcome = await db.transaction(async (trx) => {
      const [found] = await sql<{ userId: number }>(
        trx,
        'select user_id as "userId" from email_changes where id = ?',
        [changeId]
      )
      if (!found) return 'over'
      const { userId } = found
      await lockRows(trx, 'users', [userId], 'no key update')
      const [change] = await sql<EmailChange & { createdAt: Date }>(
        trx,
        `update email_changes set undone_at = now() where id = ? and ${OPEN_TO_UNDO}
         returning ${EMAIL_CHANGE_COLUMNS}, created_at as "createdAt"`,
        [changeId]
      )
      if (!change) return 'over'
      await sql(
        trx,
        'update email_changes set undone_at = now() where user_id = ? and id > ? and undone_at is null',
        [userId, changeId]
      )
      const { email: replaced } = await User.findOrFail(userId, { client: trx })
      if (replaced !== change.oldEmail) {
        await notifyOwner(trx, userId, 'email_changed', {
          newEmail: change.oldEmail,
          at: new Date().toISOString(),
          undoUrl: null,
          days: UNDO_DAYS,
        })
      }
      await sql(
        trx,
        `update users set email = ?, email_verified_at = now(), password = null, updated_at = now(),
           address_proven_at = coalesce(address_proven_at, now()) where id = ?`,
        [change.oldEmail, userId]
      )
      await removeLeftovers(trx, userId, { since: dayBefore(change.createdAt) })
      await endSessions(trx, userId)
      await forgetDevices(trx, userId)
      await recordSecurityEvent(trx, userId, 'email_change_undone', client)
      await queueResetLink(trx, await User.findOrFail(userId, { client: trx }))
      return 'undone'
    })
    if (outcome === 'undone') await afterLeftovers()
    return outcome
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) return 'taken'
    throw error
  }
}

/** Whoever took the account chose the moment of the change: a way in may have been left before it. */
function dayBefore(moment: Date): Date {
  return new Date(moment.getTime() - 24 * 3_600_000)
}
