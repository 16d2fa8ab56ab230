import limiter from '@adonisjs/limiter/services/main'
import { LRUCache } from 'lru-cache'
import { clientNetwork } from '#app/core/http/client_network'
import { REFUSED_TOKENS_PER_MINUTE } from '#config/api'

/** Tokens that are remembered, those of the latest calls; beyond that memory is worth more than they are. */
const accepted = new LRUCache<string, true>({ max: 10_000 })

const refusals = () =>
  limiter.use('memory', { requests: REFUSED_TOKENS_PER_MINUTE, duration: '1 minute' })

/*
 * Tokens that nobody has cost a look into the database each. Who sends one after the other is refused without it for the
 * rest of the minute, in the memory of each process: at a flood of them the pages stay as quick as they are.
 */

/** Notes that a token from an address was nobody's. */
export async function noteRefusal(address: string): Promise<void> {
  await refusals().increment(keyOf(address))
}

/** Notes that a token was somebody's: it is looked up also from an address that sent many others. */
export function noteAcceptance(token: string): void {
  accepted.set(token, true)
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
export async function secondsRefused(address: string, token: string): Promise<number> {
  if (accepted.has(token)) return 0
  const known = await refusals().get(keyOf(address))
  return known?.remaining === 0 ? Math.max(0, known.availableIn) : 0
}

function keyOf(address: string): string {
  return `token:${clientNetwork(address)}`
}
