import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import type { Fault } from '#app/core/self_checks'

/** Workers end what is overdue every five minutes. */
const MINUTES = 15

/** Work that nobody ends, though its time is over. */
export async function checkWork(): Promise<Fault[]> {
  const { stuck } = firstOf(
    await sql<{ stuck: number }>(
      db.connection(),
      `select count(*)::int as stuck from generations
       where state in ('queued', 'running') and deadline_at < now() - make_interval(mins => ?)`,
      [MINUTES]
    )
  )
  if (stuck === 0) return []
  return [
    {
      problem: `${stuck} pieces of work are past their deadline and were not ended: whoever paid for them has neither pictures nor credits.`,
      fix: 'Start a worker, which ends them and gives the credits back within minutes; if one runs, look for "overdue work not ended" in its log.',
    },
  ]
}
