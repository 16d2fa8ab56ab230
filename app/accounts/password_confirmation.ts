import type { HttpContext } from '@adonisjs/core/http'

/** Seconds for which a password, once confirmed, is not asked for again. */
export const CONFIRMATION_SECONDS = 10_800

/** For so long the link of a mail stands for the password of an account that has none. */
export const MAIL_CONFIRMATION_SECONDS = 900

const KEY = 'auth_password_confirmed_at'

type Session = HttpContext['session']

/** Notes that the user has just given the password in this session, or opened the link that stands for it. */
export function confirmPassword(session: Session): void {
  session.put(KEY, Date.now())
}

/** Seconds since the password was confirmed in this session; null if it never was. */
export function secondsSinceConfirmation(session: Session): number | null {
  const at: unknown = session.get(KEY)
  return typeof at === 'number' ? Math.floor((Date.now() - at) / 1000) : null
}

/** Whether who has no password has just confirmed by mail who they are. */
export function isConfirmedByMail(session: Session): boolean {
  const seconds = secondsSinceConfirmation(session)
  return seconds !== null && seconds <= MAIL_CONFIRMATION_SECONDS
}

/** The next request that matters asks for the password again. */
export function forgetConfirmation(session: Session): void {
  session.forget(KEY)
}
