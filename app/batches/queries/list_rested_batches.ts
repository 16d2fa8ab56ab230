import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Batches that rested for what their account may spend in a day, and go on now. */
export function listRestedBatches(): Promise<{ id: number; userId: number }[]> {
  return sql(
    db.connection(),
    `select id, user_id as "userId" from batches
     where item_counts is null and state = 'paused' and pause_reason = 'limit' and resumes_at <= now() order by id`
  )
}
