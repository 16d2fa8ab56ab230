import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Stripe } from 'stripe'
import { notifyEvent } from '#app/queue/events'
import { sql } from '#app/shell/sql'
import { CURRENCY, PLAN } from '#config/billing'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { timeOf } from '../stripe/time.js'
import { endOfCredits } from './end_of_credits.js'
import { cardOfIntent } from './card_of.js'
import { findBuyer } from './find_buyer.js'
import { grantPayment } from './grant_payment.js'
import { syncSubscription } from './sync_subscription.js'

/** Invoices of other reasons (a change of plan, one written by hand) pay for no month. */
export const MONTHLY_REASONS = ['subscription_create', 'subscription_cycle']

/**
 * Brings an invoice up to date: what is paid for a month of a subscription is booked and its credits are given, once.
 * What an unpaid invoice means for the subscription is the subscription's state. No lock is needed: paid is final, and
 * a payment is booked once.
 * @param id the provider's
 */
export async function syncInvoice(id: string): Promise<void> {
  const invoice = await stripe().invoices.retrieve(id, { expand: ['payments'] })
  const subscription = referenceId(invoice.parent?.subscription_details?.subscription)
  if (!subscription) return
  // First: the payment belongs to its row.
  await syncSubscription(subscription)
  if (invoice.status !== 'paid' || !MONTHLY_REASONS.includes(invoice.billing_reason ?? '')) return
  // Asked for now: the buyer can do nothing that costs while the transaction holds their row.
  const card = (await isBooked(invoice)) ? null : await cardOfIntent(paymentIntentOf(invoice))
  await db.transaction((trx) => bookInvoice(trx, { invoice, subscription, card }))
}

/** With the payment intent that paid it. */
async function isBooked({ id }: Stripe.Invoice): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    'select 1 from payments where provider_id = ? and payment_intent_id is not null',
    [id]
  )
  return rows.length > 0
}

async function bookInvoice(
  trx: TransactionClientContract,
  {
    invoice,
    subscription,
    card,
  }: { invoice: Stripe.Invoice; subscription: string; card: string | null }
): Promise<void> {
  const buyer = await findBuyer(trx, invoice.customer)
  if (!buyer) return
  if (invoice.currency !== CURRENCY) {
    throw new Error(`Invoice ${invoice.id} was paid in ${invoice.currency}, not in ${CURRENCY}`)
  }
  const isNew = await grantPayment(trx, {
    userId: buyer.id,
    kind: 'subscription',
    providerId: invoice.id,
    paymentIntentId: paymentIntentOf(invoice),
    subscriptionId: await subscriptionIdOf(trx, subscription),
    amount: invoice.amount_paid,
    tax: taxOn(invoice),
    card,
    currency: invoice.currency,
    paidAt: timeOf(invoice.status_transitions.paid_at ?? invoice.created),
    credits: PLAN.credits,
    expiresAt: endOfCredits(endOfPeriod(invoice)),
  })
  if (isNew) await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
}

async function subscriptionIdOf(
  trx: TransactionClientContract,
  providerId: string
): Promise<number | null> {
  const [row] = await sql<{ id: number }>(
    trx,
    'select id from subscriptions where provider_id = ?',
    [providerId]
  )
  return row?.id ?? null
}

/** Of the month that is paid; the invoice's own period is the one before. */
function endOfPeriod(invoice: Stripe.Invoice): Date {
  const ends = invoice.lines.data
    .filter(({ parent }) => parent?.type === 'subscription_item_details')
    .map(({ period }) => period.end)
  if (ends.length === 0) throw new Error(`Invoice ${invoice.id} has no line of a subscription`)
  return timeOf(Math.max(...ends))
}

/** The part of what was paid that is tax, cents: of an invoice that was paid in part by a balance, in proportion. */
function taxOn({ total, total_excluding_tax: net, amount_paid: paid }: Stripe.Invoice): number {
  return total > 0 ? Math.round(((total - (net ?? total)) * paid) / total) : 0
}

function paymentIntentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  return referenceId(paid?.payment.payment_intent)
}
