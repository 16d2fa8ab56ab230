import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Stripe } from 'stripe'
import { CURRENCY, PACK } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { costs } from '../actions/checkout_params.js'
import { referenceId } from '../stripe/reference_id.js'
import { timeOf } from '../stripe/time.js'
import { cardOf } from './card_of.js'
import type { Buyer } from './find_buyer.js'
import { grantPayment } from './grant_payment.js'

/**
 * Whether a pack was paid with what was asked for when its page was made.
 * @param session of a pack that is paid
 */
export async function isPackAsAsked(
  trx: TransactionClientContract,
  buyer: Buyer,
  session: Stripe.Checkout.Session
): Promise<boolean> {
  const { id, metadata, total_details: details } = session
  const [checkout] = await sql<{ amount: number | null }>(
    trx,
    'select amount from checkouts where user_id = ? and (provider_id = ? or id::text = ?)',
    [buyer.id, id, metadata?.checkout_id ?? '']
  )
  return costs(session, checkout?.amount ?? PACK.amount) && (details?.amount_discount ?? 0) === 0
}

/**
 * Books a pack that is paid and gives its credits, once.
 * @param session with `payment_intent.latest_charge` expanded
 * @returns whether it was new
 */
export function bookPack(
  trx: TransactionClientContract,
  buyer: Buyer,
  session: Stripe.Checkout.Session
): Promise<boolean> {
  const charge = packCharge(session)
  return grantPayment(trx, {
    userId: buyer.id,
    kind: 'pack',
    providerId: session.id,
    paymentIntentId: referenceId(session.payment_intent),
    subscriptionId: null,
    amount: session.amount_total ?? 0,
    tax: session.total_details?.amount_tax ?? 0,
    card: cardOf(charge),
    currency: CURRENCY,
    // A visit that cost nothing has no charge.
    paidAt: timeOf(charge?.created ?? session.created),
    credits: PACK.credits,
  })
}

/** @param session with `payment_intent.latest_charge` expanded */
export function packCharge(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const intent = session.payment_intent as Stripe.PaymentIntent | null
  return (intent?.latest_charge as Stripe.Charge | null | undefined) ?? null
}
