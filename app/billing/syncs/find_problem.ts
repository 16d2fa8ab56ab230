import type { Stripe } from 'stripe'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'

/** Why a month could not be paid, and the provider's page where that can be put right. */
export interface PaymentProblem {
  kind: 'payment_failed' | 'action_required'
  invoiceId: string
  url: string | null
}

const UNPAID_STATUSES = ['past_due', 'unpaid']

/**
 * What the owner of a subscription has to see to, if anything.
 * @param subscription with `latest_invoice.payments` expanded
 */
export async function findProblem(
  subscription: Stripe.Subscription
): Promise<PaymentProblem | null> {
  const invoice = subscription.latest_invoice
  if (!UNPAID_STATUSES.includes(subscription.status)) return null
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null
  const kind = (await needsAction(invoice)) ? 'action_required' : 'payment_failed'
  return { kind, invoiceId: invoice.id, url: invoice.hosted_invoice_url ?? null }
}

async function needsAction(invoice: Stripe.Invoice): Promise<boolean> {
  const open = invoice.payments?.data.find(({ status }) => status === 'open')
  const id = referenceId(open?.payment.payment_intent)
  if (!id) return false
  const { status } = await stripe().paymentIntents.retrieve(id)
  return status === 'requires_action'
}
