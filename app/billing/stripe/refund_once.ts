import type { Stripe } from 'stripe'
import { stripe } from './stripe_client.js'

/**
 * Pays a payment back in full, unless any of it was paid back already. May be repeated, and begun twice at once.
 * @param reason for the key as well: the same one is the same refund
 */
export async function refundOnce(
  intent: string,
  reason: NonNullable<Stripe.RefundCreateParams['reason']>
): Promise<void> {
  const { data } = await stripe().refunds.list({ payment_intent: intent, limit: 1 })
  if (data.length > 0) return
  await stripe().refunds.create(
    { payment_intent: intent, reason },
    { idempotencyKey: `refund-${reason}-${intent}` }
  )
}
