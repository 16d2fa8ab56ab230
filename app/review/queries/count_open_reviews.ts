import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** More are not counted: the dashboard, which many open often, only says that there are some. */
const MOST = 500

/** How many of a user's pictures of products nothing was decided on, 500 at most. Read from the index `generated_images_review`. */
export async function countOpenReviews(userId: number): Promise<number> {
  const { count } = firstOf(
    await sql<{ count: number }>(
      db.connection(),
      `select count(*)::int as count from (select 1 from generated_images
       where user_id = ? and review_status is null and deleted_at is null and not in_editor limit ${MOST}) open`,
      [userId]
    )
  )
  return count
}
