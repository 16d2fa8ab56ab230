import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { withinLimit } from './within_limit.js'

/**
 * Failures of one account within a day, wherever they come from, after which a device that the account does not know needs a code by
 * mail. Each of the account's own devices has a count of its own, so that nobody else can use it up; it is far above what people mistype.
 */
const MOST = { unknown: 10, known: 100 } as const

const DAY = '1 day'

export interface AccountAttempt {
  /** Whether so many have failed that a right answer is not enough. */
  isGuarded: boolean
  /** Takes the attempt back: it did not fail. */
  withdraw: () => Promise<void>
}

/**
 * Counts a password or a code as failed until `withdraw` is called, so that many at once gain nothing. Addresses without an account are
 * counted just the same.
 * @param email in the form of `canonicalEmail`
 * @param device from which the account has been used before (`knownDevice`); null for any other
 */
export async function countForAccount(
  email: string,
  device: string | null
): Promise<AccountAttempt> {
  const { counter, key, most } = counterOf(email, device)
  const { consumed } = await counter.increment(key)
  const isGuarded = consumed > most
  return {
    isGuarded,
    withdraw: async () => {
      await counter.decrement(key)
    },
  }
}

/** Whether the next attempt at an account would be too many, without counting one. */
export async function isAccountGuarded(email: string, device: string | null): Promise<boolean> {
  const { counter, key, most } = counterOf(email, device)
  return ((await counter.get(key))?.consumed ?? 0) >= most
}

function counterOf(email: string, device: string | null) {
  const most = MOST[device ? 'known' : 'unknown']
  return {
    counter: limiter.use({ requests: most, duration: DAY }),
    key: `failures:${emailDigest(email)}:${device ?? 'unknown'}`,
    most,
  }
}

/** Whether this is the first call of a day with these words: for mails that tell the same. */
export function isFirstToday(what: string): Promise<boolean> {
  return withinLimit(`once:${what}`, { requests: 1, duration: DAY })
}

/** An index takes no key of any length, and what people type as their address is none of its business. */
export function emailDigest(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
