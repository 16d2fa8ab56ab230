import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Keeps what it takes to settle the commissions on the payments of a buyer whose account is about to go: the money may still go
 * back. The user must be locked.
 */
export async function keepCommissions(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await sql(
    trx,
    `insert into former_commissions
       (payment_intent_id, affiliate_id, campaign, amount, tax, refunded, dispute, held, paid_at, returned_at)
     select p.payment_intent_id, a.id, r.campaign, p.amount, p.tax, p.refunded, p.dispute,
       (select sum(e.change) from affiliate_entries e where e.payment_id = p.id and e.affiliate_id = a.id),
       p.paid_at,
       (select max(e.created_at) from affiliate_entries e
         where e.payment_id = p.id and e.affiliate_id = a.id and e.reason = 'reversal' and p.refunded = p.amount)
     from payments p join referrals r on r.user_id = p.user_id join affiliates a on a.id = r.affiliate_id
     where p.user_id = ? and p.payment_intent_id is not null and exists (
       select 1 from affiliate_entries e where e.payment_id = p.id and e.affiliate_id = a.id)
     for key share of a`,
    [userId]
  )
}
