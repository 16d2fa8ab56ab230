import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Stripe } from 'stripe'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { CURRENCY, PLAN } from '#config/billing'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { timeOf } from '../stripe/time.js'
import { endOfCredits } from './end_of_credits.js'
import { cardOfIntent } from './card_of.js'
import { findBuyer } from './find_buyer.js'
import { grantPayment } from './grant_payment.js'
import { refusePayment } from './refuse_payment.js'
import { returnLatePayment } from './return_late_payment.js'
import { syncSubscription } from './sync_subscription.js'

/** Invoices of other reasons (a change of plan, one written by hand) pay for no month. */
export const MONTHLY_REASONS = ['subscription_create', 'subscription_cycle']

/**
 * Brings an invoice up to date: what is paid for a month of a subscription is booked and its credits are given, once;
 * one that costs less than it was sold for, or other money, is refused.
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
  const isClaimed = await db.transaction((trx) => bookInvoice(trx, { invoice, subscription, card }))
  if (isClaimed) return
  const { customer } = invoice
  await returnLatePayment({ customer, providerId: id, intent: paymentIntentOf(invoice) })
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

/** @returns whether there is anybody who has paid it */
async function bookInvoice(
  trx: TransactionClientContract,
  {
    invoice,
    subscription,
    card,
  }: { invoice: Stripe.Invoice; subscription: string; card: string | null }
): Promise<boolean> {
  const buyer = await findBuyer(trx, invoice.customer)
  if (!buyer) return false
  const known = await findKnown(trx, subscription)
  const asked = monthCost(invoice)
  if (invoice.currency !== CURRENCY || (asked > 0 && asked < leastCost(known))) {
    const { id, amount_paid: amount, currency } = invoice
    await refusePayment(trx, { buyer, kind: 'subscription', providerId: id, amount, currency })
    return true
  }
  const isNew = await grantPayment(trx, {
    userId: buyer.id,
    kind: 'subscription',
    providerId: invoice.id,
    paymentIntentId: paymentIntentOf(invoice),
    subscriptionId: known?.id ?? null,
    amount: invoice.amount_paid,
    tax: taxOn(invoice),
    card,
    currency: invoice.currency,
    paidAt: timeOf(invoice.status_transitions.paid_at ?? invoice.created),
    // A trial is no paid month.
    credits: asked > 0 ? PLAN.credits : {},
    expiresAt: endOfCredits(endOfPeriod(invoice)),
  })
  if (isNew) await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
  return true
}

interface KnownSubscription {
  id: number
  /** Cents a month when it was first heard of. */
  amount: number | null
}

async function findKnown(
  trx: TransactionClientContract,
  providerId: string
): Promise<KnownSubscription | null> {
  const [row] = await sql<KnownSubscription>(
    trx,
    'select id, amount from subscriptions where provider_id = ?',
    [providerId]
  )
  return row ?? null
}

/** Whoever pays for a month what it was sold for, or what it costs now, has paid for it. Cents before discounts. */
function leastCost(known: KnownSubscription | null): number {
  return Math.min(known?.amount ?? PLAN.amount, PLAN.amount)
}

/** What an invoice asks for the month itself, before discounts; cents. */
function monthCost(invoice: Stripe.Invoice): number {
  return monthLines(invoice)
    .filter(({ parent }) => !parent?.subscription_item_details?.proration)
    .reduce((sum, { amount }) => sum + amount, 0)
}

const monthLines = (invoice: Stripe.Invoice) =>
  invoice.lines.data.filter(({ parent }) => parent?.type === 'subscription_item_details')

/** Of the month that is paid; the invoice's own period is the one before. */
function endOfPeriod(invoice: Stripe.Invoice): Date {
  const ends = monthLines(invoice).map(({ period }) => period.end)
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
