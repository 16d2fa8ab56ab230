import db from '@adonisjs/lucid/services/db'
import { removeMedia } from '#app/media/remove_media'
import { lockRows } from '#app/shell/row_locks'
import { sql } from '#app/shell/sql'

/**
 * Deletes those of some of a user's own pictures that are still rejected, files included. Masks that another picture or a
 * photo shares stay.
 * @returns ids of those that were deleted
 */
export function deleteRejected(ids: number[], userId: number): Promise<number[]> {
  return db.transaction(async (trx) => {
    const products = await sql<{ id: number }>(
      trx,
      `select distinct product_id as id from generated_images
       where id = any(:ids::bigint[]) and user_id = :userId and product_id is not null`,
      { ids, userId }
    )
    const productIds = products.map(({ id }) => id)
    await lockRows(trx, 'products', productIds, 'key share')
    await lockRows(trx, 'users', [userId], 'key share')
    const gone = await sql<{ id: number; mediaId: string; maskMediaId: string | null }>(
      trx,
      `delete from generated_images
       where id = any(:ids::bigint[]) and user_id = :userId and review_status = 'rejected'
       returning id, media_id as "mediaId", mask_media_id as "maskMediaId"`,
      { ids, userId }
    )
    const masks = gone.flatMap(({ maskMediaId }) => maskMediaId ?? [])
    const unshared = await sql<{ id: string }>(
      trx,
      `select m.id from media m where m.id = any(:masks::uuid[])
         and not exists (select 1 from generated_images g where g.mask_media_id = m.id)
         and not exists (select 1 from product_photos h where h.mask_media_id = m.id)`,
      { masks }
    )
    await removeMedia([...gone.map(({ mediaId }) => mediaId), ...unshared.map(({ id }) => id)], trx)
    return gone.map(({ id }) => id)
  })
}
