import logger from '@adonisjs/core/services/logger'
import { Stripe } from 'stripe'
import { AppError } from '#app/shell/exceptions/app_error'
import { stripe, webhookSecret } from '../stripe/stripe_client.js'
import { storeEvent } from './store_event.js'

/** How old a signature may be, in seconds: a message that was overheard cannot be sent again later. */
const TOLERANCE = 300

/**
 * Takes a message of the payment provider: proves that it is one, keeps it and leaves what it means to a job.
 * @param body the bytes as they came
 * @throws AppError 400 `bad_signature`, also for a signature that is too old
 */
export async function receiveWebhook(body: Buffer, signature: string): Promise<void> {
  const event = verify(body, signature)
  if (event.api_version !== Stripe.API_VERSION) {
    logger.warn(
      { eventId: event.id, apiVersion: event.api_version, expected: Stripe.API_VERSION },
      'webhook of another API version: run billing:setup'
    )
  }
  await storeEvent(event)
}

function verify(body: Buffer, signature: string): Stripe.Event {
  try {
    return stripe().webhooks.constructEvent(body, signature, webhookSecret(), TOLERANCE)
  } catch (error) {
    if (!isForgery(error)) throw error
    logger.warn({ reason: error.message }, 'webhook refused')
    throw new AppError(400, 'bad_signature', 'The signature of this message is not valid.')
  }
}

/** A body that is no JSON comes from nobody who knows the secret either. */
function isForgery(error: unknown): error is Error {
  return (
    error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError
  )
}
