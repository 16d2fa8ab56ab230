import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/**
 * Brings back deleted pictures of a user whose files are still there.
 * @returns the ids of those that were brought back
 */
export async function restoreImages(ids: number[], userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    db.connection(),
    `update generated_images set deleted_at = null
     where id = any(?) and user_id = ? and deleted_at is not null returning id`,
    [ids, userId]
  )
  return rows.map(({ id }) => id)
}
