import limiter from '@adonisjs/limiter/services/main'
import { AppError } from '#app/shell/exceptions/app_error'

const ATTEMPTS = 5

/**
 * Runs a sign-in attempt; after 5 failed ones within a minute for the same address and client, further ones are
 * refused unseen. A success clears the count.
 * @param attempt resolves to null when the attempt failed
 * @throws AppError 429 `too_many_login_attempts` with `retry_after` in seconds
 */
export async function throttleLogin<T>(
  email: string,
  ip: string,
  attempt: () => Promise<T | null>
): Promise<T | null> {
  const failures = limiter.use({ requests: ATTEMPTS, duration: '1 minute' })
  const key = `login:${transliterate(email)}|${ip}`
  if ((await failures.remaining(key)) <= 0) {
    const seconds = await failures.availableIn(key)
    throw new AppError(
      429,
      'too_many_login_attempts',
      `Too many login attempts. Please try again in ${seconds} seconds.`,
      { retry_after: seconds }
    )
  }
  const result = await attempt()
  if (result === null) await failures.increment(key)
  else await failures.delete(key)
  return result
}

/** Full-width and circled letters must not give an address a second count. */
function transliterate(email: string): string {
  return email
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase()
}
