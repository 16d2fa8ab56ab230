import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

/** Users with batches that run, or that were cancelled and have work under way. */
export async function listUsersWithBatches(): Promise<number[]> {
  const rows = await sql<{ user_id: number }>(
    db.connection(),
    `select user_id from batches where state in ('running', 'paused')
     union
     select b.user_id from generations g join batch_items i on i.id = g.batch_item_id join batches b on b.id = i.batch_id
     where g.state in ('queued', 'running') and b.state = 'cancelled'
     order by user_id`
  )
  return rows.map((row) => row.user_id)
}
