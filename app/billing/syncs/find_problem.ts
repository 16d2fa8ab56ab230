import type { Stripe } from 'stripe'
import { openIntentOf } from './open_intent.js'

/** Why a month could not be paid, and the provider's page where that can be put right. */
export interface PaymentProblem {
  kind: 'payment_failed' | 'action_required'
  invoiceId: string
  url: string | null
}

/** `incomplete` is one whose first month is not paid. */
const UNPAID_STATUSES = ['incomplete', 'past_due', 'unpaid']

/**
 * What the owner of a subscription has to see to, if anything: nothing while money is on its way.
 * @param subscription with `latest_invoice.payments` expanded
 */
export async function findProblem(
  subscription: Stripe.Subscription
): Promise<PaymentProblem | null> {
  const invoice = subscription.latest_invoice
  if (!UNPAID_STATUSES.includes(subscription.status)) return null
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null
  const intent = await openIntentOf(invoice)
  if (intent?.status === 'processing') return null
  const kind = intent?.status === 'requires_action' ? 'action_required' : 'payment_failed'
  return { kind, invoiceId: invoice.id, url: invoice.hosted_invoice_url ?? null }
}
