import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Stripe } from 'stripe'
import { notifyEvent } from '#app/queue/events'
import { sql } from '#app/shell/sql'
import { CURRENCY, PACK, SUBSCRIBED_STATUSES } from '#config/billing'
import { costs } from '../actions/checkout_params.js'
import { mailOnce } from '../actions/mail_once.js'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { timeOf } from '../stripe/time.js'
import { cardOf } from './card_of.js'
import { checkoutStatus, type CheckoutStatus, isPaid } from './checkout_status.js'
import { type Buyer, findBuyer } from './find_buyer.js'
import { grantPayment } from './grant_payment.js'
import { lockObject } from './lock_object.js'
import { syncInvoice } from './sync_invoice.js'
import { syncSubscription } from './sync_subscription.js'

/**
 * Brings a visit to the payment page up to date. A pack that is paid is booked and its credits are given, once; of a
 * subscription first its own state and its first invoice, so that a complete visit has its credits.
 * @param id the provider's
 */
export async function syncCheckoutSession(id: string): Promise<void> {
  const seen = await stripe().checkout.sessions.retrieve(id)
  if (seen.mode === 'subscription' && seen.status === 'complete') await syncPurchase(seen)
  await lockObject(id, async (trx) => {
    const session = await stripe().checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'invoice.payments'],
    })
    const buyer = await findBuyer(trx, session.customer)
    if (!buyer) return
    const isPack = session.mode === 'payment' && session.metadata?.kind === 'pack'
    const isNew = isPack && isPaid(session) && (await bookPack(trx, buyer, session))
    const status = await checkoutStatus(session)
    const hasChanged = await storeStatus(trx, buyer, session, status)
    if (hasChanged && status === 'failed') await tellOfFailure(trx, buyer, session)
    if (isNew || hasChanged) await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
  })
}

async function syncPurchase(session: Stripe.Checkout.Session): Promise<void> {
  const [subscription, invoice] = [referenceId(session.subscription), referenceId(session.invoice)]
  if (invoice) await syncInvoice(invoice)
  else if (subscription) await syncSubscription(subscription)
}

async function bookPack(
  trx: TransactionClientContract,
  buyer: Buyer,
  session: Stripe.Checkout.Session
): Promise<boolean> {
  const amount = await askedAmount(trx, buyer, session)
  if (!costs(session, amount) || (session.total_details?.amount_discount ?? 0) !== 0) {
    const { id, amount_total: total, currency } = session
    throw new Error(
      `Session ${id} was paid with ${total} ${currency}, not with ${amount} ${CURRENCY}`
    )
  }
  return grantPayment(trx, {
    userId: buyer.id,
    kind: 'pack',
    providerId: session.id,
    paymentIntentId: referenceId(session.payment_intent),
    subscriptionId: null,
    amount: session.amount_total ?? 0,
    tax: session.total_details?.amount_tax ?? 0,
    card: cardOf(chargeOf(session)),
    currency: CURRENCY,
    paidAt: timeOf(chargedAt(session)),
    credits: PACK.credits,
  })
}

/** What a pack was to cost when its page was made; cents. */
async function askedAmount(
  trx: TransactionClientContract,
  buyer: Buyer,
  { id, metadata }: Stripe.Checkout.Session
): Promise<number> {
  const [checkout] = await sql<{ amount: number | null }>(
    trx,
    'select amount from checkouts where user_id = ? and (provider_id = ? or id::text = ?)',
    [buyer.id, id, metadata?.checkout_id ?? '']
  )
  return checkout?.amount ?? PACK.amount
}

/** When the card was charged, in seconds; a visit that cost nothing has no charge. */
function chargedAt(session: Stripe.Checkout.Session): number {
  return chargeOf(session)?.created ?? session.created
}

/** As asked for in full. */
const chargeOf = (session: Stripe.Checkout.Session) =>
  intentOf(session)?.latest_charge as Stripe.Charge | null | undefined

/** As asked for in full. */
const intentOf = (session: Stripe.Checkout.Session) =>
  session.payment_intent as Stripe.PaymentIntent | null

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
