import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { CLUSTER_SIZE, INSTANT_REFUND_DAYS } from '#config/affiliates'

/** Something about an affiliate that an operator may want to look at before money is paid out. */
export interface Signal {
  code: string
  kind: 'same_card' | 'own_card' | 'same_network' | 'own_network' | 'instant_refunds'
  /** Referred users that it is about. */
  users: number
  held: boolean
}

/**
 * Signs of fraud, by affiliate: several users who pay with one card or with the affiliate's, who registered from one network
 * or from the affiliate's, or whose money went back within days, counted by payment where the account is gone. Each may
 * have a good reason.
 */
export function listSignals(): Promise<Signal[]> {
  return sql(
    db.connection(),
    `with cards as (
       select distinct r.affiliate_id, p.user_id, p.card from referrals r
         join payments p on p.user_id = r.user_id where p.card is not null),
     signals as (
       select affiliate_id, 'same_card' as kind, sum(users) as users from (
         select affiliate_id, count(*) as users from cards group by affiliate_id, card having count(*) > 1) c
       group by affiliate_id
       union all
       select c.affiliate_id, 'own_card', count(distinct c.user_id) from cards c
         join affiliates a on a.id = c.affiliate_id
         join payments o on o.user_id = a.user_id and o.card = c.card group by c.affiliate_id
       union all
       select affiliate_id, 'same_network', sum(users) from (
         select affiliate_id, count(*) as users from referrals where network is not null
         group by affiliate_id, network having count(*) >= :cluster) n group by affiliate_id
       union all
       select a.id, 'own_network', count(*) from affiliates a
         join referrals r on r.affiliate_id = a.id and r.network = a.network group by a.id
       union all
       select affiliate_id, 'instant_refunds', count(distinct buyer) from (
         select e.affiliate_id, p.user_id::text as buyer from affiliate_entries e
           join payments p on p.id = e.payment_id
         where e.reason = 'reversal' and p.refunded = p.amount
           and e.created_at < p.paid_at + make_interval(days => :days)
         union all
         select affiliate_id, payment_intent_id from former_commissions
         where returned_at < paid_at + make_interval(days => :days)) b group by affiliate_id)
     select a.code, s.kind, s.users::bigint as users, a.held_at is not null as held
     from signals s join affiliates a on a.id = s.affiliate_id order by s.users desc, a.code, s.kind`,
    { cluster: CLUSTER_SIZE, days: INSTANT_REFUND_DAYS }
  )
}
