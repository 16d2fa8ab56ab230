import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { mailOnce } from '../actions/mail_once.js'
import { notifyFormerPaymentChanged, notifyPaymentChanged } from '../listeners.js'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { bookPaymentOf } from './book_payment_of.js'
import { type Buyer, findBuyer } from './find_buyer.js'
import { findPayment, type Payment } from './find_payment.js'
import { giveBackAfterFailedRefund, revokeForRefund } from './revoke_credits.js'
import { syncObject } from './sync_object.js'

/**
 * Brings what was refunded of a charge up to date: credits and commission go back in proportion, and come
 * again when the bank refuses the refund. Its owner is told.
 * @param id the provider's
 */
export async function syncCharge(id: string): Promise<void> {
  const intent = referenceId((await stripe().charges.retrieve(id)).payment_intent)
  if (!intent) return
  await bookPaymentOf(intent)
  const read = () => stripe().charges.retrieve(id)
  await syncObject(intent, read, async (trx, charge) => {
    const refunded = charge.amount_refunded
    const buyer = await findBuyer(trx, charge.customer)
    if (!buyer) return notifyFormerPaymentChanged(trx, intent, { refunded })
    const payment = await findPayment(trx, intent)
    if (!payment || payment.refunded === refunded) return
    const hasFailed = refunded < payment.refunded
    const failed = payment.refunds_failed + (hasFailed ? 1 : 0)
    await sql(trx, 'update payments set refunded = ?, refunds_failed = ? where id = ?', [
      refunded,
      failed,
      payment.id,
    ])
    const counted = { ...payment, refunds_failed: failed }
    if (hasFailed) await giveBackAfterFailedRefund(trx, counted, refunded)
    // Of what a dispute has taken nothing is left; if it is won, the refund counts then.
    else await revokeForRefund(trx, counted, { chargeId: id, refunded })
    await notifyPaymentChanged(trx, payment.id)
    await notifyEvent(trx, { type: 'billing', userId: buyer.id, data: {} })
    if (hasFailed) return tellOfFailure(trx, buyer, counted, payment.refunded - refunded)
    await mailOnce(trx, {
      buyer,
      kind: 'payment_refunded',
      reference: `${id}:${refunded}${failed > 0 ? `:${failed}` : ''}`,
      data: { amount: refunded, currency: payment.currency, isFull: refunded >= payment.amount },
    })
  })
}

/** @param amount cents that did not arrive */
async function tellOfFailure(
  trx: TransactionClientContract,
  buyer: Buyer,
  { id, refunds_failed: failed, currency, dispute }: Payment,
  amount: number
): Promise<void> {
  // The bank gave the buyer the money in another way.
  if (dispute === 'lost') return
  await mailOnce(trx, {
    buyer,
    kind: 'refund_failed',
    reference: `${id}:${failed}`,
    data: { amount, currency, isDisputed: dispute === 'open' },
  })
}
