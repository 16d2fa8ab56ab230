import logger from '@adonisjs/core/services/logger'
import { Stripe } from 'stripe'
import { providerAway, providerRefused } from '../errors.js'

/**
 * Asks the payment provider on behalf of a merchant who waits.
 * @throws AppError 503 when it cannot be reached or is busy, 502 when it refuses; nothing was taken in either case
 */
export async function askProvider<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    logger.error(
      { err: error, code: error.code, requestId: error.requestId },
      'the payment provider failed'
    )
    const away = isUnreached(error) || error instanceof Stripe.errors.StripeRateLimitError
    throw away ? providerAway() : providerRefused()
  }
}

/** Whether the provider gave no answer. It may have carried out the call all the same: repeated, that needs the same idempotency key. */
export function isUnreached(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeConnectionError
}
