import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

/** Whether a user has pictures of products that are gone. Served by the index `generated_images_newest`. */
export async function hasKeptImages(userId: number): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    'select 1 from generated_images where product_id is null and user_id = ? limit 1',
    [userId]
  )
  return rows.length > 0
}
