import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { referenceId } from '../stripe/reference_id.js'
import { refundOnce } from '../stripe/refund_once.js'
import { stripe } from '../stripe/stripe_client.js'
import { findBuyer } from '../syncs/find_buyer.js'
import { syncSubscription } from '../syncs/sync_subscription.js'
import { mailOnce } from './mail_once.js'

/**
 * Cancels a second subscription at the provider and pays back what was paid for it since there is the one that stays. Each step can be repeated: a job that died in
 * between is done again. The credits go when the refund is heard of, as with any refund.
 * @param id the provider's
 */
export async function endDuplicate(id: string): Promise<void> {
  const subscription = await stripe().subscriptions.retrieve(id)
  if (subscription.status !== 'canceled') {
    await stripe().subscriptions.cancel(id, {}, { idempotencyKey: `end-duplicate-${id}` })
  }
  const since = await startOfKept(id)
  const invoices = await stripe().invoices.list({ subscription: id, status: 'paid', limit: 10 })
  for (const invoice of invoices.data) {
    if ((invoice.status_transitions.paid_at ?? 0) < since) continue
    const payments = await stripe().invoicePayments.list({ invoice: invoice.id, status: 'paid' })
    for (const { payment } of payments.data) {
      const intent = referenceId(payment.payment_intent)
      if (intent) await refundOnce(intent, 'duplicate')
    }
  }
  await syncSubscription(id)
  await db.transaction(async (trx) => {
    const buyer = await findBuyer(trx, subscription.customer)
    if (buyer) await mailOnce(trx, { buyer, kind: 'second_subscription', reference: id, data: {} })
  })
}

/** When the subscription was made beside which this one is a second; seconds since 1970. */
async function startOfKept(id: string): Promise<number> {
  const [kept] = await sql<{ created_at: Date }>(
    db.connection(),
    `select kept.created_at from subscriptions ended join subscriptions kept on kept.id = ended.duplicate_of
     where ended.provider_id = ?`,
    [id]
  )
  return kept ? Math.floor(kept.created_at.getTime() / 1_000) : 0
}
