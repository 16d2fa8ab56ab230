import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

interface RejectedInput {
  userId: number
  /** Null: of all products. */
  productId: number | null
}

/** Pictures that one call deletes at most: as many as one call brings back. */
const MOST = 500

/**
 * Deletes a user's own rejected pictures, the newest first; as all deleted pictures they can be brought back for a while.
 * @returns ids of those that were deleted; once there are none, all are
 */
export async function deleteRejected({ userId, productId }: RejectedInput): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    db.connection(),
    `update generated_images set deleted_at = now() where deleted_at is null and id in (
       select id from generated_images
       where user_id = :userId and review_status = 'rejected' and deleted_at is null
         ${productId === null ? '' : 'and product_id = :productId'}
       order by id desc limit ${MOST}
     ) returning id`,
    { userId, ...(productId === null ? {} : { productId }) }
  )
  return rows.map(({ id }) => id)
}
