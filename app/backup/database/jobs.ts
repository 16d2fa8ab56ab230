import type { Client } from 'pg'
import { quoted } from './tables.js'

/** What is kept of the queue: what waits, and what is under way and will be taken up again. */
export const JOBS = 'pgboss.job'

const OPEN = `state < 'completed'`

/** Columns that tell what a job is; all others, such as who is at it, the queue fills in anew. */
const KEPT = [
  ...['id', 'name', 'priority', 'data', 'retry_limit', 'retry_count', 'retry_delay'],
  ...['retry_backoff', 'retry_delay_max', 'expire_seconds', 'deletion_seconds'],
  ...['singleton_key', 'singleton_on', 'start_after', 'created_on', 'keep_until', 'policy'],
  ...['dead_letter', 'heartbeat_seconds', 'group_id'],
]

/** The columns of jobs that this version of the queue has. */
export async function jobColumns(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass('pgboss.job') and attnum > 0 and not attisdropped and attname = any($1)
     order by attnum`,
    [KEPT]
  )
  return rows.map(({ name }) => name)
}

/** What COPY takes to write them. */
export function copyJobs(columns: readonly string[]): string {
  return `copy (select ${quoted(...columns)} from pgboss.job where ${OPEN}) to stdout`
}
