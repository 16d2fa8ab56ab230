import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import { sql } from '#app/core/database/sql'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { timeOrNull } from '../stripe/time.js'
import { isPaid } from '../syncs/checkout_status.js'
import { syncCharge } from '../syncs/sync_charge.js'
import { syncCheckoutSession } from '../syncs/sync_checkout_session.js'
import { disputeState, syncDispute } from '../syncs/sync_dispute.js'
import { MONTHLY_REASONS, syncInvoice } from '../syncs/sync_invoice.js'
import { cancelTime, syncSubscription } from '../syncs/sync_subscription.js'

/** One kind of object that both sides know, and how to tell and mend that they disagree. */
export interface Comparison<Provided extends { id: string }> {
  /** Objects of the provider that were made since a time (seconds). */
  list(since: number): AsyncIterable<Provided>
  /** Whether we have it otherwise. What belongs to none of our customers is none of our business. */
  differs(provided: Provided): Promise<boolean>
  sync(id: string): Promise<void>
}

const holds = async (text: string, values: (string | number | Date | null | string[])[]) =>
  (await sql(db.connection(), text, values)).length > 0

const isOurs = async (customer: string | { id: string } | null) => {
  const id = referenceId(customer)
  return id !== null && (await holds('select 1 from customers where provider_id = ?', [id]))
}

/** All that are not over, however old they are. */
const subscriptions: Comparison<Stripe.Subscription> = {
  list: () => stripe().subscriptions.list({ status: 'all', limit: 100 }),
  sync: syncSubscription,
  async differs(provided) {
    if (!(await isOurs(provided.customer))) return false
    const end = timeOrNull(provided.items.data[0]?.current_period_end)
    return !(await holds(
      `select 1 from subscriptions where provider_id = ? and status = ?
         and current_period_end is not distinct from ?::timestamptz and cancel_at is not distinct from ?::timestamptz`,
      [provided.id, provided.status, end, cancelTime(provided)]
    ))
  },
}

const invoices: Comparison<Stripe.Invoice> = {
  list: (since) => stripe().invoices.list({ status: 'paid', created: { gte: since }, limit: 100 }),
  sync: syncInvoice,
  async differs({ id, customer, billing_reason: reason, parent }) {
    if (!MONTHLY_REASONS.includes(reason ?? '') || !parent?.subscription_details) return false
    if (!(await isOurs(customer))) return false
    return !(await holds('select 1 from payments where provider_id = ?', [id]))
  },
}

const sessions: Comparison<Stripe.Checkout.Session> = {
  list: (since) => stripe().checkout.sessions.list({ created: { gte: since }, limit: 100 }),
  sync: syncCheckoutSession,
  async differs({ id, customer, status, payment_status: paid }) {
    if (status === 'open' || !(await isOurs(customer))) return false
    const known = isPaid({ status, payment_status: paid })
      ? ['complete', 'returned']
      : status === 'complete'
        ? ['processing', 'failed', 'complete']
        : ['expired']
    return holds('select 1 from checkouts where provider_id = ? and status <> all(?)', [id, known])
  },
}

const charges: Comparison<Stripe.Charge> = {
  list: (since) => stripe().charges.list({ created: { gte: since }, limit: 100 }),
  sync: syncCharge,
  async differs({ payment_intent, amount_refunded }) {
    return holds('select 1 from payments where payment_intent_id = ? and refunded <> ?', [
      referenceId(payment_intent),
      amount_refunded,
    ])
  },
}

const disputes: Comparison<Stripe.Dispute> = {
  list: (since) => stripe().disputes.list({ created: { gte: since }, limit: 100 }),
  sync: syncDispute,
  async differs({ payment_intent, status }) {
    return holds(
      'select 1 from payments where payment_intent_id = ? and dispute is distinct from ?',
      [referenceId(payment_intent), disputeState(status)]
    )
  },
}

/** In the order in which one needs the other. */
export const COMPARISONS = { subscriptions, invoices, sessions, charges, disputes }
