import db from '@adonisjs/lucid/services/db'
import { EVENTS_CHANNEL } from '#app/core/queue/events'
import { GENERATION_EVENT } from '../queries/generation_event_sql.js'
import { columnsOf, modelOf } from '#app/core/database/find_model'
import { sql } from '#app/core/database/sql'
import Generation from '../models/generation.js'

/**
 * Takes work up for one attempt, and tells the user's pages. An older attempt that still runs somewhere can no longer end it.
 * @returns the work with its new attempt number, or null when it has ended already
 */
export async function claimGeneration(id: string): Promise<Generation | null> {
  const [row] = await sql<Record<string, unknown>>(
    db.connection(),
    `with claimed as (
       update generations set state = 'running', attempt = attempt + 1, progress = 0, step = null,
         started_at = coalesce(started_at, now())
       where id = ? and state in ('queued', 'running') returning *)
     select ${columnsOf(Generation)}, pg_notify(?, ${GENERATION_EVENT}) as announced from claimed`,
    [id, EVENTS_CHANNEL]
  )
  return row ? modelOf(Generation, row) : null
}
