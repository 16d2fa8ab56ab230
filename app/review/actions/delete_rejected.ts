import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

/**
 * Deletes those of some of a user's own pictures that are still rejected; as all deleted pictures they can be brought back
 * for a while.
 * @returns ids of those that were deleted
 */
export async function deleteRejected(ids: number[], userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    db.connection(),
    `update generated_images set deleted_at = now()
     where id = any(?) and user_id = ? and review_status = 'rejected' and deleted_at is null returning id`,
    [ids, userId]
  )
  return rows.map(({ id }) => id)
}
