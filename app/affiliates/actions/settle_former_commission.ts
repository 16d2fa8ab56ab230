import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { HOLD_DAYS } from '#config/affiliates'
import { featureOn } from '#config/features'
import { commissionOn, type CommissionedPayment } from '../ledger/commission.js'
import { countDay } from '../ledger/count_day.js'
import { lockAffiliate, writeAffiliateEntry } from '../ledger/write_entry.js'

interface FormerCommission extends CommissionedPayment {
  affiliate_id: number
  campaign: string
  held: number
  paid_at: Date
}

const DAY_MS = 86_400_000

/**
 * Brings the commission on a payment up to date whose buyer has deleted the account since, as settleCommission does while there
 * is one. Payments that earned nothing are not known here. The buyer stays counted as a conversion.
 *
 * The payment's intent must be what the transaction writes of (syncObject), so that older news is not written last.
 * @param news what is said of the payment; the rest of it stays as it was
 */
export async function settleFormerCommission(
  trx: TransactionClientContract,
  intent: string,
  news: { refunded?: number; dispute?: CommissionedPayment['dispute'] }
): Promise<void> {
  const [known] = await sql<{ affiliate_id: number }>(
    trx,
    'select affiliate_id from former_commissions where payment_intent_id = ?',
    [intent]
  )
  if (!known) return
  await lockAffiliate(trx, known.affiliate_id)
  // Nothing is there any more if the affiliate has gone while the lock was waited for.
  const [payment] = await sql<FormerCommission>(
    trx,
    `update former_commissions set refunded = coalesce(:refunded, refunded), dispute = coalesce(:dispute, dispute),
       returned_at = case when coalesce(:refunded, refunded) < amount then null else coalesce(returned_at, now()) end
     where payment_intent_id = :intent returning *`,
    { intent, refunded: news.refunded ?? null, dispute: news.dispute ?? null }
  )
  if (!payment) return
  const { affiliate_id: affiliateId, campaign, held, paid_at: paidAt } = payment
  const due = commissionOn(payment)
  const change = (featureOn('affiliates') ? due : Math.min(due, held)) - held
  if (change === 0) return
  await sql(trx, 'update former_commissions set held = held + ? where payment_intent_id = ?', [
    change,
    intent,
  ])
  await writeAffiliateEntry(trx, {
    affiliateId,
    reason: change > 0 ? 'commission' : 'reversal',
    change,
    availableAt: new Date(paidAt.getTime() + HOLD_DAYS * DAY_MS),
  })
  const day = paidAt.toISOString().slice(0, 10)
  await countDay(trx, { affiliateId, campaign, day, earnings: change })
}
