import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/**
 * Users and kinds whose ledger does not add up: the newest balance, the sum of all changes and what is left in the
 * grants must be one number.
 */
export function listBrokenLedgers(): Promise<{ user_id: number; kind: string }[]> {
  return sql(
    db.connection(),
    `with entries as (
       select user_id, kind, sum(change) as changes, (array_agg(balance order by id desc))[1] as balance
       from credit_entries group by user_id, kind),
     grants as (
       select user_id, kind, sum(remaining) as remaining from credit_grants group by user_id, kind)
     select user_id, kind from entries e full join grants g using (user_id, kind)
     where e.changes is distinct from e.balance or e.balance is distinct from g.remaining`
  )
}
