import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Gives pictures of a user a star, or takes it away. Others' pictures are left as they are. */
export async function starImages(
  ids: number[],
  userId: number,
  isFavorite: boolean
): Promise<void> {
  await sql(
    db.connection(),
    `update generated_images set is_favorite = ?
     where id = any(?) and user_id = ? and deleted_at is null`,
    [isFavorite, ids, userId]
  )
}
