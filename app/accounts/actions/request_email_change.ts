import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { firstOf } from '#app/core/elements'
import { FormError } from '#app/core/errors/form_error'
import { sql } from '#app/core/database/sql'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'
import type { ClientInfo } from '../sessions/client_info.js'
import {
  confirmLink,
  EMAIL_CHANGE_COLUMNS,
  type EmailChange,
  LINK_HOURS,
  PENDING,
  UNDO_DAYS,
  undoLink,
} from '../emails/email_change.js'
import type User from '../models/user.js'
import { isOwnAddress } from '../emails/owned_address.js'
import { hasEmailChangeToUndo, isReservedEmail } from '../queries/find_email_change.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOwner } from './notify_owner.js'

/**
 * Has a user's address changed once the link that goes to the new one is opened; until then nothing is different. The
 * old one is told, if it is proven, with a link to undo it, so that a change by somebody else does not go unnoticed. A
 * change that waited before gives way.
 * @param user whose row the caller has locked
 * @throws FormError when somebody else may undo a change away from the new address
 */
export async function requestEmailChange(
  trx: TransactionClientContract,
  user: User,
  newEmail: string,
  client: ClientInfo
): Promise<void> {
  if (await isReservedEmail(trx, newEmail, user.id)) {
    throw new FormError({ email: VALIDATION_MESSAGES.emailTaken }, 'updateProfileInformation')
  }
  await giveUpEmailChange(trx, user.id)
  // An address that was gained by a change may be a thief's for as long as that can be undone.
  const undoable = isOwnAddress(user) && !(await hasEmailChangeToUndo(trx, user.id))
  const change = firstOf(
    await sql<EmailChange>(
      trx,
      `insert into email_changes (user_id, old_email, new_email, undoable) values (?, ?, ?, ?)
     returning ${EMAIL_CHANGE_COLUMNS}`,
      [user.id, user.email, newEmail, undoable]
    )
  )
  await recordSecurityEvent(trx, user.id, 'email_change_requested', client)
  await queueEmailChangeLink(trx, user, change)
  await notifyOwner(trx, user.id, 'email_change_requested', {
    newEmail,
    at: new Date().toISOString(),
    undoUrl: undoLink(change),
    days: UNDO_DAYS,
  })
}

/** Has the link sent that proves the new address. */
export function queueEmailChangeLink(
  trx: TransactionClientContract,
  { name }: Pick<User, 'name'>,
  change: EmailChange
): Promise<void> {
  return queueMail(trx, {
    userId: change.userId,
    recipient: change.newEmail,
    kind: 'confirm_new_email',
    data: { name, url: confirmLink(change), hours: LINK_HOURS },
  })
}

/**
 * Gives a change up that waits for its link.
 * @returns whether there was one
 */
export async function giveUpEmailChange(
  trx: TransactionClientContract,
  userId: number
): Promise<boolean> {
  const given = await sql(
    trx,
    `update email_changes set cancelled_at = now() where user_id = ? and ${PENDING} returning 1`,
    [userId]
  )
  return given.length > 0
}
