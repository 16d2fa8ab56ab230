import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { HOLD_DAYS } from '#config/affiliates'
import { featureOn } from '#config/features'
import { commissionOn, type CommissionedPayment } from '../ledger/commission.js'
import { countConversion, type ReferredUser } from '../ledger/count_conversion.js'
import { countDay } from '../ledger/count_day.js'
import { lockAffiliate, writeAffiliateEntry } from '../ledger/write_entry.js'

interface Settled extends CommissionedPayment {
  paid_at: Date
  /** What the ledger has for it. */
  held: number
  /** Whether it was paid with a card that the affiliate pays with. */
  is_own_card: boolean
}

const DAY_MS = 86_400_000

/**
 * Brings the commission on a payment up to date: books the difference between what is due as things are and what
 * the ledger has for it, so it may be called as often as one likes. Payments of users whom nobody referred earn nothing,
 * nor do those with the affiliate's own card. While the programme is switched off nothing more is earned.
 *
 * The payment's user must be locked, so that it does not change in the meantime.
 */
export async function settleCommission(
  trx: TransactionClientContract,
  paymentId: number
): Promise<void> {
  const find = () => findReferral(trx, paymentId)
  const affiliateId = (await find())?.affiliate_id
  if (affiliateId === undefined) return
  await lockAffiliate(trx, affiliateId)
  // Read again: the affiliate may have gone while the lock was waited for.
  const referral = await find()
  if (!referral) return
  const payment = await findSettled(trx, paymentId, affiliateId)
  const change = dueOf(payment) - payment.held
  if (change === 0) return
  await writeAffiliateEntry(trx, {
    affiliateId,
    reason: change > 0 ? 'commission' : 'reversal',
    change,
    paymentId,
    availableAt: new Date(payment.paid_at.getTime() + HOLD_DAYS * DAY_MS),
  })
  const day = payment.paid_at.toISOString().slice(0, 10)
  await countDay(trx, { affiliateId, campaign: referral.campaign, day, earnings: change })
  await countConversion(trx, referral)
}

function dueOf(payment: Settled): number {
  const due = payment.is_own_card ? 0 : commissionOn(payment)
  return featureOn('affiliates') ? due : Math.min(due, payment.held)
}

async function findReferral(
  trx: TransactionClientContract,
  paymentId: number
): Promise<ReferredUser | undefined> {
  const [referral] = await sql<ReferredUser>(
    trx,
    `select r.user_id, r.affiliate_id, r.campaign, r.converted_at
     from payments p join referrals r on r.user_id = p.user_id where p.id = ?`,
    [paymentId]
  )
  return referral
}

async function findSettled(
  trx: TransactionClientContract,
  paymentId: number,
  affiliateId: number
): Promise<Settled> {
  const rows = await sql<Settled>(
    trx,
    `select p.amount, p.tax, p.refunded, p.dispute, p.paid_at,
       coalesce((select sum(e.change) from affiliate_entries e
         where e.payment_id = p.id and e.affiliate_id = a.id), 0)::bigint as held,
       exists (select 1 from payments o where o.user_id = a.user_id and o.card = p.card) as is_own_card
     from payments p join affiliates a on a.id = ? where p.id = ?`,
    [affiliateId, paymentId]
  )
  return firstOf(rows)
}
