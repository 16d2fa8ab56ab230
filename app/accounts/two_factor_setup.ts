import type { HttpContext } from '@adonisjs/core/http'

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

/** Whether this session began a setup that still waits for its first code. */
export function setupIsOpen(session: Session): boolean {
  const at: unknown = session.get(KEY)
  return typeof at === 'number' && Date.now() - at < SETUP_MS
}

/** The setup is confirmed or given up. */
export function endSetup(session: Session): void {
  session.forget(KEY)
}
