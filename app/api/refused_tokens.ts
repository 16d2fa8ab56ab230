import { REFUSED_TOKENS_PER_MINUTE } from '#config/api'

const WINDOW_MS = 60_000
/** Addresses and tokens that are remembered; beyond that memory is worth more than they are. */
const MOST = 10_000

const refusals = new Map<string, { count: number; until: number }>()
const accepted = new Set<string>()

/*
 * Tokens that nobody has cost a look into the database each. Who sends one after the other is refused without it for the
 * rest of the minute, in the memory of each process: at a flood of them the pages stay as quick as they are.
 */

/** Notes that a token from an address was nobody's. */
export function noteRefusal(address: string): void {
  const now = Date.now()
  const known = refusals.get(address)
  if (known && known.until > now) {
    known.count++
    return
  }
  if (refusals.size >= MOST) refusals.clear()
  refusals.set(address, { count: 1, until: now + WINDOW_MS })
}

/** Notes that a token was somebody's: it is looked up also from an address that sent many others. */
export function noteAcceptance(token: string): void {
  if (accepted.size >= MOST) accepted.clear()
  accepted.add(token)
}

/** Notes that a token is no longer anybody's: nothing sets it apart from others that are wrong. */
export function withdrawAcceptance(token: string): void {
  accepted.delete(token)
}

/** Whether a token was lately found to be somebody's, by this process. */
export function isAcceptedToken(token: string): boolean {
  return accepted.has(token)
}

/** In how many seconds tokens from an address are looked up again; 0 when this one may be now. */
export function secondsRefused(address: string, token: string): number {
  const known = refusals.get(address)
  if (!known || known.count < REFUSED_TOKENS_PER_MINUTE || accepted.has(token)) return 0
  return Math.max(0, Math.ceil((known.until - Date.now()) / 1000))
}
