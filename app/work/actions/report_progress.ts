import db from '@adonisjs/lucid/services/db'
import { EVENTS_CHANNEL } from '#app/core/queue/events'
import type { ProgressStep } from '#app/engines/steps/steps'
import { sql } from '#app/core/database/sql'
import { GENERATION_EVENT } from '../queries/generation_event_sql.js'

export interface ReportProgressInput {
  id: string
  attempt: number
  /** 0 to 1. */
  progress: number
  step: ProgressStep
}

/** Notes how far running work is and tells the user's pages, in one statement. Never goes back. */
export async function reportProgress({ id, attempt, progress, step }: ReportProgressInput) {
  await sql(
    db.connection(),
    `with updated as (
       update generations set progress = greatest(progress, ?::float), step = ?::jsonb
       where id = ? and attempt = ? and state = 'running' returning *)
     select pg_notify(?, ${GENERATION_EVENT}) from updated`,
    [progress, JSON.stringify(step), id, attempt, EVENTS_CHANNEL]
  )
}
