import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/**
 * Deletes pictures of a user so that they can be brought back for a while. Others' pictures and deleted ones are left as
 * they are.
 * @returns the ids of those that are deleted now
 */
export async function deleteImages(ids: number[], userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    db.connection(),
    `update generated_images set deleted_at = now()
     where id = any(?) and user_id = ? and deleted_at is null returning id`,
    [ids, userId]
  )
  return rows.map(({ id }) => id)
}
