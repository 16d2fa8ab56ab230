import db from '@adonisjs/lucid/services/db'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { ReviewStatus } from '../review_status.js'

interface ReviewInput {
  imageId: number
  /** Null: not decided any more. */
  status: ReviewStatus | null
  userId: number
}

/** What stands decided on a picture. */
export interface Decision {
  id: number
  status: ReviewStatus | null
}

/**
 * Keeps what a user decided on one of their own pictures; the same once more changes nothing.
 * @returns null when it is not theirs or gone
 */
export async function setReviewStatus({
  imageId,
  status,
  userId,
}: ReviewInput): Promise<Decision | null> {
  const [decision] = await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    return sql<Decision>(
      trx,
      `update generated_images set
         reviewed_by = case when review_status is distinct from :status::text then :userId::bigint else reviewed_by end,
         reviewed_at = case when review_status is distinct from :status::text then now() else reviewed_at end,
         review_status = :status::text
       where id = :imageId::bigint and user_id = :userId::bigint and deleted_at is null
       returning id, review_status as status`,
      { imageId, status, userId }
    )
  })
  return decision ?? null
}
