import type { Stripe } from 'stripe'
import { stripe } from '../stripe/stripe_client.js'

/** The provider's mark of the card that was charged: the same for the same card, whoever pays with it. */
export function cardOf(charge: Stripe.Charge | null | undefined): string | null {
  return charge?.payment_method_details?.card?.fingerprint ?? null
}

/** The same for a payment intent's last charge, which is read from the provider. */
export async function cardOfIntent(intent: string | null): Promise<string | null> {
  if (intent === null) return null
  const { latest_charge: charge } = await stripe().paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  })
  return typeof charge === 'string' ? null : cardOf(charge)
}
