import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Notes that a user has looked at what has ended until now. */
export async function markWorkSeen(userId: number): Promise<void> {
  await sql(db.connection(), 'update users set work_seen_at = now() where id = ?', [userId])
}
