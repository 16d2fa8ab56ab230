import db from '@adonisjs/lucid/services/db'
import { sql } from '../database/sql.js'
import type { Fault } from '../self_checks.js'

/** Longer than any work may wait until it is ended for taking too long. */
const HOURS = 2

/** Jobs that nobody takes. */
export async function checkQueues(): Promise<Fault[]> {
  const rows = await sql<{ name: string; jobs: number; paused: boolean }>(
    db.connection(),
    `select name, count(*)::int as jobs, name in (select queue from paused_work) as paused from pgboss.job
     where state < 'active' and not blocked and start_after < now() - make_interval(hours => ?)
     group by name order by name`,
    [HOURS]
  )
  return rows.map(({ name, jobs, paused }) => ({
    problem: `${jobs} jobs of the queue "${name}" have waited for more than ${HOURS} hours.`,
    fix: paused
      ? 'An operator has paused it: resume it at /admin/queues.'
      : 'See that a worker runs (/health/ready) and what it says in its log.',
  }))
}
