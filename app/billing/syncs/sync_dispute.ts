import type { Stripe } from 'stripe'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { mailOnce } from '../actions/mail_once.js'
import { notifyFormerPaymentChanged, notifyPaymentChanged } from '../listeners.js'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { bookPaymentOf } from './book_payment_of.js'
import { findBuyer } from './find_buyer.js'
import { findPayment } from './find_payment.js'
import {
  giveBackAfterDispute,
  giveBackAfterFailedRefund,
  revokeForDispute,
  revokeForRefund,
} from './revoke_credits.js'
import { syncObject } from './sync_object.js'

/** Inquiries that came to nothing and payments that were protected leave the money here, as a dispute that is won. */
const WON = ['won', 'warning_closed', 'prevented']

/**
 * Brings a dispute up to date: while it is open, and when it is lost, what is left of the payment's credits is taken;
 * when it is won, they come back, but for what was refunded in the meantime.
 * @param id the provider's
 */
export async function syncDispute(id: string): Promise<void> {
  const intent = referenceId((await stripe().disputes.retrieve(id)).payment_intent)
  if (!intent) return
  await bookPaymentOf(intent)
  const read = () => stripe().disputes.retrieve(id, { expand: ['charge'] })
  await syncObject(intent, read, async (trx, dispute) => {
    const charge = dispute.charge as Stripe.Charge
    const state = disputeState(dispute.status)
    const buyer = await findBuyer(trx, charge.customer)
    if (!buyer) return notifyFormerPaymentChanged(trx, intent, { dispute: state })
    const payment = await findPayment(trx, intent)
    if (!payment || payment.dispute === state) return
    await sql(trx, 'update payments set dispute = ? where id = ?', [state, payment.id])
    if (state === 'won') {
      await giveBackAfterDispute(trx, payment, id)
      const { refunded } = payment
      await giveBackAfterFailedRefund(trx, { ...payment, dispute: state }, refunded)
      await revokeForRefund(trx, payment, { chargeId: charge.id, refunded })
    } else {
      await revokeForDispute(trx, payment, id)
    }
    await notifyPaymentChanged(trx, payment.id)
    await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
    await mailOnce(trx, {
      buyer,
      kind: 'payment_disputed',
      reference: `${id}:${state}`,
      data: { state, amount: dispute.amount, currency: dispute.currency },
    })
  })
}

/** How we keep it. */
export function disputeState(status: Stripe.Dispute.Status): 'open' | 'won' | 'lost' {
  if (WON.includes(status)) return 'won'
  return status === 'lost' ? 'lost' : 'open'
}
