import { notifyEvent } from '#app/queue/events'
import { sql } from '#app/shell/sql'
import { mailOnce } from '../actions/mail_once.js'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { bookPaymentOf } from './book_payment_of.js'
import { findBuyer } from './find_buyer.js'
import { findPayment } from './find_payment.js'
import { lockObject } from './lock_object.js'
import { takeBackForRefund } from './take_back_credits.js'

/**
 * Brings what was refunded of a charge up to date: credits go back in proportion, and its owner is told.
 * @param id the provider's
 */
export async function syncCharge(id: string): Promise<void> {
  const intent = referenceId((await stripe().charges.retrieve(id)).payment_intent)
  if (!intent) return
  await bookPaymentOf(intent)
  await lockObject(intent, async (trx) => {
    const charge = await stripe().charges.retrieve(id)
    const buyer = await findBuyer(trx, charge.customer)
    const payment = buyer && (await findPayment(trx, intent))
    const refunded = charge.amount_refunded
    if (!payment || payment.refunded === refunded) return
    await sql(trx, 'update payments set refunded = ? where id = ?', [refunded, payment.id])
    // Of what a dispute has taken nothing is left; if it is won, the refund counts then.
    await takeBackForRefund(trx, payment, { chargeId: id, refunded })
    await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
    if (refunded < payment.refunded) return
    await mailOnce(trx, {
      buyer,
      kind: 'payment_refunded',
      reference: `${id}:${refunded}`,
      data: { amount: refunded, currency: payment.currency, isFull: refunded >= payment.amount },
    })
  })
}
