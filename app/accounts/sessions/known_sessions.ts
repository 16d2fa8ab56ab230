import { LRUCache } from 'lru-cache'

/** Sessions that are remembered; the one that was seen longest ago is forgotten first. */
const MOST = 10_000
/** A session that was not seen for longer is no sign any more that somebody is at work. */
const KNOWN_MS = 30 * 60_000

const known = new LRUCache<string, true>({ max: MOST, ttl: KNOWN_MS })

/*
 * Sessions of signed-in users whose requests this process has seen lately. Under a flood of guests they come first
 * (`app/core/admission`): a signed cookie alone does not tell, since guests have one too. It is a sign of nothing else.
 */

/** Notes that a session was found to be somebody's. */
export function noteSession(id: string): void {
  known.set(id, true)
}

/** Notes that a session is over. */
export function forgetSession(id: string): void {
  known.delete(id)
}

/** Whether a session was lately found to be somebody's. */
export function isKnownSession(id: string): boolean {
  return known.has(id)
}
