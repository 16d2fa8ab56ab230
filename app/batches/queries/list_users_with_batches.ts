import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

/** Users with batches that run. */
export async function listUsersWithBatches(): Promise<number[]> {
  const rows = await sql<{ user_id: number }>(
    db.connection(),
    `select distinct user_id from batches where state in ('running', 'paused') order by user_id`
  )
  return rows.map((row) => row.user_id)
}
