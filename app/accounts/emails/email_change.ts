import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { absoluteUrl } from '#app/core/http/absolute_url'

/** How long the link works that proves a new address. */
export const LINK_HOURS = 24

/** For so long the old address can undo a change, and nobody else can have it. */
export const UNDO_DAYS = 7

/** A change of a user's e-mail address: row of `email_changes`. */
export interface EmailChange {
  id: number
  userId: number
  oldEmail: string
  newEmail: string
  /** Whether the old address may undo it: somebody has proven it or nobody is asked to, and no older one may undo how it came. */
  undoable: boolean
}

export const EMAIL_CHANGE_COLUMNS = `id, user_id as "userId", old_email as "oldEmail", new_email as "newEmail", undoable`

/** SQL for changes that wait for the link to be opened. */
export const PENDING = 'confirmed_at is null and cancelled_at is null and undone_at is null'

/**
 * SQL for changes that the old address may still undo, also those that were given up, or after which it was taken up again by hand: whoever
 * did that may be a thief who is still there.
 */
export const OPEN_TO_UNDO = `undoable and undone_at is null
  and coalesce(confirmed_at, created_at) > now() - make_interval(days => ${UNDO_DAYS})`

/** SQL for those of them by which the account has another address. */
export const LEADS_AWAY = `confirmed_at is not null and returned_at is null and ${OPEN_TO_UNDO}`

/** SQL for changes that no link is about any more. */
export const IS_OVER = `not (${PENDING})
  and coalesce(confirmed_at, created_at) <= now() - make_interval(days => ${UNDO_DAYS})`

/** The link that proves the new address. */
export function confirmLink({ id }: Pick<EmailChange, 'id'>): string {
  const options = { expiresIn: `${LINK_HOURS} hours` }
  return absoluteUrl(signedUrlFor('email-change.confirm', { change: id }, options))
}

/** The link with which the old address undoes it; null where it may not. */
export function undoLink({ id, undoable }: Pick<EmailChange, 'id' | 'undoable'>): string | null {
  if (!undoable) return null
  const options = { expiresIn: `${UNDO_DAYS} days` }
  return absoluteUrl(signedUrlFor('email-change.undo', { change: id }, options))
}
