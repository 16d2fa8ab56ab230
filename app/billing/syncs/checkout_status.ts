import type { Stripe } from 'stripe'
import { openIntentOf } from './open_intent.js'

/** `refused`: paid with what was not asked for; `returned`: the money of such a visit has gone back. */
export type CheckoutStatus =
  | 'open'
  | 'processing'
  | 'complete'
  | 'failed'
  | 'expired'
  | 'refused'
  | 'returned'

const PAID_STATUSES = ['paid', 'no_payment_required']
const FAILED_INTENTS = ['requires_payment_method', 'canceled']
const FAILED_INVOICES = ['void', 'uncollectible']

/** Whether there is nothing more to pay. */
export function isPaid(session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>) {
  return session.status === 'complete' && PAID_STATUSES.includes(session.payment_status)
}

/**
 * How a visit to the payment page ended. Means of payment that take days leave it without money at first: that is on
 * its way, or was refused.
 * @param session with `payment_intent` and `invoice.payments` expanded
 */
export async function checkoutStatus(session: Stripe.Checkout.Session): Promise<CheckoutStatus> {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  if (isPaid(session)) return 'complete'
  const invoice = session.invoice as Stripe.Invoice | null
  if (invoice?.status === 'paid') return 'complete'
  if (FAILED_INVOICES.includes(invoice?.status ?? '')) return 'failed'
  // A subscription's payment is its first invoice's.
  const ownIntent = session.payment_intent as Stripe.PaymentIntent | null
  const intent = ownIntent ?? (invoice && (await openIntentOf(invoice)))
  return intent && FAILED_INTENTS.includes(intent.status) ? 'failed' : 'processing'
}
