import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

export interface BrokenLedger {
  code: string
  problem: 'balance' | 'earnings' | 'days' | 'conversions' | 'payment'
}

/**
 * Affiliates whose money or sums do not add up: the balance must be the sum of all entries and that of the newest; earnings the
 * sum of commissions and reversals; the sums those of all days; and no payment may have earned less than nothing, or
 * more than it could.
 */
export function listBrokenAffiliateLedgers(): Promise<BrokenLedger[]> {
  return sql(
    db.connection(),
    `with sums as (
       select affiliate_id, sum(change) as balance, (array_agg(balance order by id desc))[1] as newest,
         coalesce(sum(change) filter (where reason in ('commission', 'reversal')), 0) as earnings
       from affiliate_entries group by affiliate_id),
     days as (
       select affiliate_id, sum(clicks) as clicks, sum(registrations) as registrations,
         sum(paid_conversions) as paid_conversions, sum(earnings) as earnings,
         min(least(clicks, registrations, paid_conversions, earnings)) as least
       from affiliate_days group by affiliate_id),
     paid as (
       select e.affiliate_id, p.amount, p.refunded, sum(e.change) as earned
       from affiliate_entries e join payments p on p.id = e.payment_id group by e.affiliate_id, p.id)
     select code, 'balance' as problem from affiliates a left join sums s on s.affiliate_id = a.id
       where a.balance <> coalesce(s.balance, 0) or a.balance <> coalesce(s.newest, 0)
     union all
     select code, 'earnings' from affiliates a left join sums s on s.affiliate_id = a.id
       where a.earnings <> coalesce(s.earnings, 0)
     union all
     select code, 'days' from affiliates a left join days d on d.affiliate_id = a.id
       where (a.clicks, a.registrations, a.paid_conversions, a.earnings) is distinct from (coalesce(d.clicks, 0),
         coalesce(d.registrations, 0), coalesce(d.paid_conversions, 0), coalesce(d.earnings, 0)) or d.least < 0
     union all
     select distinct code, 'payment' from affiliates a join paid p on p.affiliate_id = a.id
       where p.earned < 0 or p.earned > p.amount - p.refunded
     union all
     select distinct code, 'conversions' from affiliates a join referrals r on r.affiliate_id = a.id
       where (r.converted_at is not null) <> exists (
         select 1 from payments p where p.user_id = r.user_id and 0 < (
           select sum(e.change) from affiliate_entries e
           where e.payment_id = p.id and e.affiliate_id = a.id))`
  )
}
