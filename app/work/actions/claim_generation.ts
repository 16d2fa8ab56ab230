import db from '@adonisjs/lucid/services/db'
import { EVENTS_CHANNEL } from '#app/core/queue/events'
import { GENERATION_EVENT } from '../queries/generation_event_sql.js'
import { columnsOf, modelOf } from '#app/core/database/find_model'
import { sql } from '#app/core/database/sql'
import Generation from '../models/generation.js'

/** Work that was taken up, and for how long it may still go on by the database's clock, in milliseconds; less than none, if it is late. */
export interface Claimed {
  generation: Generation
  leftMs: number
}

/**
 * Takes work up for one attempt, and tells the user's pages. An older attempt that still runs somewhere can no longer end it.
 * @returns the work with its new attempt number, or null when it has ended already
 */
export async function claimGeneration(id: string): Promise<Claimed | null> {
  const [row] = await sql<Record<string, unknown> & { left_ms: number }>(
    db.connection(),
    `with claimed as (
       update generations set state = 'running', attempt = attempt + 1, progress = 0, step = null,
         started_at = coalesce(started_at, now())
       where id = ? and state in ('queued', 'running') returning *)
     select ${columnsOf(Generation)}, pg_notify(?, ${GENERATION_EVENT}) as announced,
       (extract(epoch from deadline_at - now()) * 1000)::float8 as left_ms from claimed`,
    [id, EVENTS_CHANNEL]
  )
  if (!row) return null
  const { left_ms: leftMs, ...columns } = row
  return { generation: modelOf(Generation, columns), leftMs }
}
