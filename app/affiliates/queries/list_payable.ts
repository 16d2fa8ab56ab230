import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { MIN_PAYOUT } from '#config/payouts'

/** An affiliate that is to be paid now. */
export interface Payable {
  affiliateId: number
  paypalEmail: string
  /** Cents. */
  amount: number
}

/**
 * SQL for the cents of an affiliate `a` that can be paid out: the balance without what was earned too recently. What was taken
 * back of such a commission carries its date, so that it lowers nothing else; all else that leaves the balance counts at once.
 */
export const AVAILABLE = `(a.balance - coalesce((select sum(e.change) from affiliate_entries e
  where e.affiliate_id = a.id and e.available_at > now()), 0))::bigint`

/** Nobody is paid whom the operator holds, to whom a payout is under way, or who has no address since the account was claimed. */
const MAY_BE_PAID = `a.held_at is null and a.paypal_email <> '' and a.balance >= ${MIN_PAYOUT}
  and not exists (select 1 from payouts p where p.affiliate_id = a.id and p.status = 'pending')`

const COLUMNS = `select affiliate_id as "affiliateId", paypal_email as "paypalEmail", amount from (
  select a.id as affiliate_id, a.paypal_email, ${AVAILABLE} as amount from affiliates a`

/** Those that can be paid, by ascending number, after one of them. */
export function listPayable(
  client: QueryClientContract,
  after: number,
  limit: number
): Promise<Payable[]> {
  return sql(
    client,
    `${COLUMNS} where a.id > ? and ${MAY_BE_PAID}) payable where amount >= ${MIN_PAYOUT}
     order by affiliate_id limit ?`,
    [after, limit]
  )
}

/** Those of the given ones that can be paid; the caller holds their rows. */
export function filterPayable(client: QueryClientContract, ids: number[]): Promise<Payable[]> {
  return sql(
    client,
    `${COLUMNS} where a.id = any(?) and ${MAY_BE_PAID}) payable where amount >= ${MIN_PAYOUT}
     order by affiliate_id`,
    [ids]
  )
}
