import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Work that could not begin since then, because its queue was paused, may take as much longer. */
export async function giveTimeBack(trx: TransactionClientContract, since: Date): Promise<void> {
  await sql(
    trx,
    `with waiting as (select id from generations where state = 'queued' order by id for update)
     update generations g set deadline_at = g.deadline_at + (now() - greatest(g.created_at, ?::timestamptz))
     from waiting w where w.id = g.id`,
    [since]
  )
}
