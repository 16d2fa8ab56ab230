import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'

/** What a user can spend. */
export async function creditsOf(userId: number, kind: CreditKind): Promise<number> {
  const { total } = firstOf(
    await sql<{ total: number }>(
      db.connection(),
      `select coalesce(sum(remaining), 0) as total from credit_grants
     where user_id = ? and kind = ? and (expires_at is null or expires_at > now())`,
      [userId, kind]
    )
  )
  return total
}

/**
 * Users and kinds whose ledger does not add up: the newest balance, the sum of all changes and what is left in the
 * grants must be one number; no generation may have been refunded more than it was debited; and each entry must say from which
 * grants its credits came.
 */
export const BROKEN_LEDGERS = `
  with entries as (
    select user_id, kind, sum(change) as changes, (array_agg(balance order by id desc))[1] as balance
    from credit_entries group by user_id, kind),
  grants as (
    select user_id, kind, sum(remaining) as remaining from credit_grants group by user_id, kind),
  over_refunded as (
    select generation_id, sum(change) as net from credit_entries
    where generation_id is not null group by generation_id having sum(change) > 0),
  allocated as (
    select entry_id, sum(change) as change from credit_allocations group by entry_id)
  select e.user_id, e.kind, e.changes, e.balance, g.remaining from entries e
    full join grants g using (user_id, kind)
    where e.changes is distinct from e.balance or e.balance is distinct from g.remaining
  union all
  select null, generation_id::text, net, null, null from over_refunded
  union all
  select e.user_id, e.reason, e.change, a.change, null from credit_entries e full join allocated a on a.entry_id = e.id
    where e.change is distinct from a.change`

export function brokenLedgers(): Promise<unknown[]> {
  return sql(db.connection(), BROKEN_LEDGERS)
}
