import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Stripe } from 'stripe'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { SUBSCRIBED_STATUSES } from '#config/billing'
import { mailOnce } from '../actions/mail_once.js'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { bookPack, isPackAsAsked, packCharge } from './book_pack.js'
import { checkoutStatus, type CheckoutStatus, isPaid } from './checkout_status.js'
import { type Buyer, findBuyer } from './find_buyer.js'
import { refusePayment } from './refuse_payment.js'
import { returnLatePayment } from './return_late_payment.js'
import { syncInvoice } from './sync_invoice.js'
import { syncSubscription } from './sync_subscription.js'
import { syncObject } from './sync_object.js'

/**
 * Brings a visit to the payment page up to date. A pack that is paid is booked and its credits are given, once, if it was
 * paid with what was asked for; of a
 * subscription first its own state and its first invoice, so that a complete visit has its credits.
 * @param id the provider's
 */
export async function syncCheckoutSession(id: string): Promise<void> {
  const seen = await stripe().checkout.sessions.retrieve(id)
  if (seen.mode === 'subscription' && seen.status === 'complete') await syncPurchase(seen)
  const read = async () => {
    const session = await stripe().checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'invoice.payments'],
    })
    return { session, reached: await checkoutStatus(session) }
  }
  const unclaimed = await syncObject(id, read, async (trx, { session, reached }) => {
    const buyer = await findBuyer(trx, session.customer)
    const isPack = session.mode === 'payment' && session.metadata?.kind === 'pack'
    if (!buyer) return isPack && isPaid(session) ? session : null
    const isPaidPack = isPack && isPaid(session)
    const isRefused = isPaidPack && !(await isPackAsAsked(trx, buyer, session))
    const isNew = isPaidPack && !isRefused && (await bookPack(trx, buyer, session))
    const status = isRefused ? refusalOf(session) : reached
    const hasChanged = await storeStatus(trx, buyer, session, status)
    if (hasChanged && status === 'failed') await tellOfFailure(trx, buyer, session)
    if (status === 'refused') await refusePack(trx, buyer, session)
    if (isNew || hasChanged) await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
    return null
  })
  if (!unclaimed) return
  const { customer, payment_intent: intent } = unclaimed
  await returnLatePayment({ customer, providerId: id, intent: referenceId(intent) })
}

function refusePack(
  trx: TransactionClientContract,
  buyer: Buyer,
  { id, amount_total: amount, currency }: Stripe.Checkout.Session
): Promise<void> {
  return refusePayment(trx, { buyer, kind: 'pack', providerId: id, amount, currency })
}

async function syncPurchase(session: Stripe.Checkout.Session): Promise<void> {
  const [subscription, invoice] = [referenceId(session.subscription), referenceId(session.invoice)]
  if (invoice) await syncInvoice(invoice)
  else if (subscription) await syncSubscription(subscription)
}

/** What was not asked for stays so until it is put right, or the money has gone back. */
const refusalOf = (session: Stripe.Checkout.Session): CheckoutStatus =>
  packCharge(session)?.refunded ? 'returned' : 'refused'

/**
 * The buyer has left the page long before their bank refuses. Of a subscription that runs on unpaid its own sync tells.
 */
async function tellOfFailure(
  trx: TransactionClientContract,
  buyer: Buyer,
  session: Stripe.Checkout.Session
): Promise<void> {
  const subscription = referenceId(session.subscription)
  const runsOn = await sql(
    trx,
    'select 1 from subscriptions where provider_id = ? and status = any(?)',
    [subscription, SUBSCRIBED_STATUSES]
  )
  if (runsOn.length > 0) return
  await mailOnce(trx, {
    buyer,
    kind: 'purchase_failed',
    reference: session.id,
    data: { kind: session.mode === 'payment' ? 'pack' : 'subscription' },
  })
}

/** The visit's row may not know its session yet: then the session names the row. */
async function storeStatus(
  trx: TransactionClientContract,
  buyer: Buyer,
  session: Stripe.Checkout.Session,
  status: CheckoutStatus
): Promise<boolean> {
  const rows = await sql(
    trx,
    `update checkouts set provider_id = :id, status = :status,
       completed_at = case when :status = 'complete' then coalesce(completed_at, now()) end
     where user_id = :userId and (provider_id = :id or (provider_id is null and id::text = :checkoutId))
       and (status <> :status or provider_id is null) and (:status <> 'open' or status = 'open')
     returning id`,
    {
      id: session.id,
      status,
      userId: buyer.id,
      checkoutId: session.metadata?.checkout_id ?? '',
    }
  )
  return rows.length > 0
}
