import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { type AppError } from '#app/core/errors/app_error'
import { type AccountAttempt, countForAccount, emailDigest } from '../security/account_attempts.js'
import { clientNetwork } from '#app/core/http/client_network'
import { tooManyLogins } from '../errors.js'

/** Guesses at one account from one place or known device. */
const PER_EMAIL = { requests: 5, duration: '1 minute' }
/** One place trying many accounts with passwords stolen elsewhere; an office of forgetful people stays below it. */
const PER_NETWORK = { requests: 100, duration: '15 minutes' }

interface ThrottleLoginInput {
  /** In the form of `canonicalEmail`. */
  email: string
  ip: string
  /** From which the account has been used before (`knownDevice`): what others in its place do is not held against it. */
  device: string | null
}

/**
 * Runs a sign-in attempt, unless too many from the same place, or the same device that the account knows, have failed: for this address, or for any. An attempt counts as failed
 * until it has succeeded, so that many at once gain nothing.
 * @param attempt resolves to null when the attempt failed
 * @returns its result, and whether a right answer is not enough (see `countForAccount`)
 * @throws AppError 429 `too_many_login_attempts` with `retry_after` in seconds
 */
export async function throttleLogin<T>(
  { email, ip, device }: ThrottleLoginInput,
  attempt: () => Promise<T | null>
): Promise<{ result: T | null; isGuarded: boolean }> {
  const network = clientNetwork(ip)
  const byEmail = limiter.use(PER_EMAIL)
  const byNetwork = limiter.use(PER_NETWORK)
  const emailKey = `login:${emailDigest(email)}|${device ?? network}`
  const networkKey = `login:${network}`
  let account: AccountAttempt
  try {
    await byEmail.consume(emailKey)
    if (!device) await byNetwork.consume(networkKey)
    account = await countForAccount(email, device)
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) throw tooMany(error)
    throw error
  }
  const result = await attempt()
  // Of a guarded account the time must not tell that a guess was right.
  if (result !== null && !account.isGuarded) {
    await byEmail.delete(emailKey)
    if (!device) await byNetwork.decrement(networkKey)
    await account.withdraw()
  }
  return { result, isGuarded: account.isGuarded }
}

function tooMany(cause: InstanceType<typeof errors.E_TOO_MANY_REQUESTS>): AppError {
  const seconds = cause.response.availableIn
  return tooManyLogins({ seconds }, { details: { retry_after: seconds }, field: 'email', cause })
}
