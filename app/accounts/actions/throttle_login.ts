import { createHash } from 'node:crypto'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { AppError } from '#app/shell/exceptions/app_error'
import { clientNetwork } from '../client_network.js'
import { ACCOUNT_ERRORS } from '../error_texts.js'

/** Guesses at one account from one place. */
const PER_EMAIL = { requests: 5, duration: '1 minute' }
/** One place trying many accounts with passwords stolen elsewhere; an office of forgetful people stays below it. */
const PER_NETWORK = { requests: 100, duration: '15 minutes' }

/**
 * Runs a sign-in attempt, unless too many from the same place have failed: for this address, or for any. An attempt
 * counts as failed until it has succeeded, so that many at once gain nothing.
 * @param email in the form of `canonicalEmail`
 * @param attempt resolves to null when the attempt failed
 * @throws AppError 429 `too_many_login_attempts` with `retry_after` in seconds
 */
export async function throttleLogin<T>(
  email: string,
  ip: string,
  attempt: () => Promise<T | null>
): Promise<T | null> {
  const network = clientNetwork(ip)
  const byEmail = limiter.use(PER_EMAIL)
  const byNetwork = limiter.use(PER_NETWORK)
  const emailKey = `login:${digest(email)}|${network}`
  const networkKey = `login:${network}`
  try {
    await byEmail.consume(emailKey)
    await byNetwork.consume(networkKey)
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw tooMany(error)
    throw error
  }
  const result = await attempt()
  if (result !== null) {
    await byEmail.delete(emailKey)
    await byNetwork.decrement(networkKey)
  }
  return result
}

function tooMany(cause: InstanceType<typeof errors.E_TOO_MANY_REQUESTS>): AppError {
  const seconds = cause.response.availableIn
  return new AppError(
    429,
    'too_many_login_attempts',
    ACCOUNT_ERRORS.tooManyLogins(seconds),
    { retry_after: seconds },
    cause
  )
}

/** An index takes no key of any length, and what people type as their address is none of its business. */
function digest(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
