import type { Stripe } from 'stripe'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'

/**
 * How the payment of an invoice that is not paid stands, read from the provider; null when none was begun.
 * @param invoice with `payments` expanded
 */
export async function openIntentOf(invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent | null> {
  const open = invoice.payments?.data.find(({ status }) => status === 'open')
  const id = referenceId(open?.payment.payment_intent)
  return id === null ? null : stripe().paymentIntents.retrieve(id)
}
