import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Users with batches that run, or that have ended and whose items are not counted: they may have work under way. */
export async function listUsersWithBatches(): Promise<number[]> {
  const rows = await sql<{ user_id: number }>(
    db.connection(),
    'select distinct user_id from batches where item_counts is null order by user_id'
  )
  return rows.map((row) => row.user_id)
}
