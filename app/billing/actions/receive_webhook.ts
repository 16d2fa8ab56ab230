import logger from '@adonisjs/core/services/logger'
import { Stripe } from 'stripe'
import { badSignature } from '#app/core/errors/errors'
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
    const event = stripe().webhooks.constructEvent(body, signature, webhookSecret(), TOLERANCE)
    if (isEvent(event)) return event
  } catch (error) {
    // A body that is no JSON comes from nobody who knows the secret either.
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
    if (!isForged && !(error instanceof SyntaxError) && !(error instanceof TypeError)) throw error
    logger.warn({ reason: error.message }, 'webhook refused')
  }
  throw badSignature()
}

function isEvent(event: Partial<Stripe.Event> | null): event is Stripe.Event {
  return (
    typeof event?.id === 'string' &&
    typeof event.type === 'string' &&
    typeof event.created === 'number' &&
    typeof event.data?.object === 'object'
  )
}
