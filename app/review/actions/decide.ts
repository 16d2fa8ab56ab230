import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { Decision } from '../queries/find_decisions.js'
import type { ReviewStatus } from '../review_status.js'

interface DecideInput {
  imageId: number | string
  /** Null: not decided any more. */
  status: ReviewStatus | null
  userId: number
}

/**
 * Keeps what a user decided on one of their own pictures; the last decision counts. The same once more changes nothing.
 * @throws AppError 404 when it is not theirs or gone
 */
export async function decide({ imageId, status, userId }: DecideInput): Promise<Decision> {
  if (!/^[1-9]\d{0,17}$/.test(String(imageId))) throw notFound()
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
      { imageId: Number(imageId), status, userId }
    )
  })
  if (!decision) throw notFound()
  return decision
}
