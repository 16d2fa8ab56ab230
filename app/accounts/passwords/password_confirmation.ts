import type { HttpContext } from '@adonisjs/core/http'
import { isRecent } from '#app/core/text/is_recent'

/** Seconds for which a confirmation counts, and for which the link of a mail stands for a password. */
export const CONFIRMATION_SECONDS = 900

const KEY = 'auth_password_confirmed_at'

/** When the link was opened that stands for a password, while a second factor is still owed. */
const MAIL_KEY = 'auth_mail_confirmed_at'

type Session = HttpContext['session']

/**
 * Notes that the user has just said who they are in this session, in every way that was asked. The session gets another
 * identifier: who has a copy of its cookie shall not share the confirmation.
 */
export function confirmPassword(session: Session): void {
  session.regenerate()
  session.put(KEY, Date.now())
  session.forget(MAIL_KEY)
}

/** Notes that the link of a mail was opened; the second factor is still to come. The session gets another identifier here too. */
export function confirmMail(session: Session): void {
  session.regenerate()
  session.put(MAIL_KEY, Date.now())
}

/** Seconds since the last confirmation in this session; null if there was none. */
export function secondsSinceConfirmation(session: Session): number | null {
  const at: unknown = session.get(KEY)
  return isRecent(at, Infinity) ? Math.max(0, Math.floor((Date.now() - at) / 1000)) : null
}

/** Whether this session has a confirmation that still counts. */
export function isConfirmed(session: Session): boolean {
  return counts(session, KEY)
}

/** Whether a mail's link was opened in this session a short while ago. */
export function isMailConfirmed(session: Session): boolean {
  return counts(session, MAIL_KEY)
}

/** The next request that matters asks again. */
export function forgetConfirmation(session: Session): void {
  session.forget(KEY)
  session.forget(MAIL_KEY)
}

function counts(session: Session, key: string): boolean {
  return isRecent(session.get(key), CONFIRMATION_SECONDS * 1000)
}
