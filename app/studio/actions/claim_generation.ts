import db from '@adonisjs/lucid/services/db'
import { EVENTS_CHANNEL } from '#app/queue/events'
import { GENERATION_EVENT } from '../generation_event_sql.js'
import Generation from '../models/generation.js'
import { sql } from '#app/shell/sql'

/**
 * Takes work up for one attempt, and tells the user's pages. An older attempt that still runs somewhere can no longer end it.
 * @returns the work with its new attempt number, or null when it has ended already
 */
export async function claimGeneration(id: string): Promise<Generation | null> {
  const rows = await sql(
    db.connection(),
    `with claimed as (
       update generations set state = 'running', attempt = attempt + 1, progress = 0, step = null,
         started_at = coalesce(started_at, now())
       where id = ? and state in ('queued', 'running') returning *)
     select pg_notify(?, ${GENERATION_EVENT}) from claimed`,
    [id, EVENTS_CHANNEL]
  )
  return rows.length === 0 ? null : Generation.findOrFail(id)
}
