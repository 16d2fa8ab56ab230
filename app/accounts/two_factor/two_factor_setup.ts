import type { HttpContext } from '@adonisjs/core/http'
import { isRecent } from '#app/core/text/is_recent'
import type User from '../models/user.js'

/** `pending`: a secret is there and waits for its first code. */
export type TwoFactorState = 'off' | 'pending' | 'on'

/** Milliseconds for which a setup that was begun waits for its first code. */
const SETUP_MS = 10 * 60_000

const KEY = 'two_factor_setup_at'

type Session = HttpContext['session']

/** Notes that this session has begun a setup. */
export function beginSetup(session: Session): void {
  session.put(KEY, Date.now())
}

/**
 * How far two-factor authentication is set up. A setup waits ten minutes for its first code, in the session that began it; to all
 * others it is off, which may begin one in its place. Until then they leave it alone: somebody may be at it in another browser.
 */
export function twoFactorState({ session }: HttpContext, user: User): TwoFactorState {
  if (!user.twoFactorSecret) return 'off'
  if (user.twoFactorConfirmedAt) return 'on'
  return setupIsOpen(session) ? 'pending' : 'off'
}

/** Whether this session began a setup that still waits for its first code. */
function setupIsOpen(session: Session): boolean {
  return isRecent(session.get(KEY), SETUP_MS)
}

/** The setup is confirmed or given up. */
export function endSetup(session: Session): void {
  session.forget(KEY)
}
