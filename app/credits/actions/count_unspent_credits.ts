import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Nobody spends by this figure, and counting reads all grants that there are. */
const EVERY_HOURS = 23

/** Counts the credits that all users may still spend, once a day. */
export async function countUnspentCredits(): Promise<void> {
  await db.transaction(async (trx) => {
    const fresh = await sql(
      trx,
      `select 1 from credit_totals where counted_at between now() - make_interval(hours => ?) and now() limit 1`,
      [EVERY_HOURS]
    )
    if (fresh.length > 0) return
    await sql(trx, 'delete from credit_totals')
    await sql(
      trx,
      `insert into credit_totals (kind, source, credits, counted_at)
       select kind, source, sum(remaining), now() from credit_grants
       where remaining > 0 and (expires_at is null or expires_at > now()) group by kind, source
       on conflict (kind, source) do nothing`
    )
  })
}
