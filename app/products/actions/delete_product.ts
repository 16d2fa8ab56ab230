import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeMedia } from '#app/media/store/remove_media'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { cancelAllGenerations } from '#app/work/actions/cancel_all_generations'
import { lockWorkOn } from '#app/work/actions/lock_work_on'
import type Product from '../models/product.js'

/**
 * Deletes a product with its photos and all that its owner made of it. What others made of it stays theirs. Work on it
 * that has not ended is cancelled and refunded.
 */
export function deleteProduct({ id }: Product): Promise<void> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'products', [id], 'update')
    const { refundedUserIds } = await lockWorkOn(trx, [id])
    await lockRows(trx, 'users', refundedUserIds, 'no key update')
    await removeProduct(trx, id)
  })
}

/** The same in a transaction that has locked the product, the work on it, and those who get credits back. */
export async function removeProduct(
  trx: TransactionClientContract,
  productId: number
): Promise<void> {
  await cancelAllGenerations(trx, { productId }, 'product_deleted')
  const rows = await sql<{ media_id: string | null }>(
    trx,
    `with own as (
       select i.media_id, i.mask_media_id from generated_images i join products p on p.id = i.product_id
       where p.id = :id and i.user_id = p.user_id)
     select media_id from product_photos where product_id = :id
     union select mask_media_id from product_photos where product_id = :id and mask_media_id is not null
     union select (g.result->>'mediaId')::uuid from generations g join products p on p.id = g.product_id
       where p.id = :id and g.user_id = p.user_id and g.kind in ('cutout', 'mask', 'video_export') and g.state = 'succeeded'
     union select unnest(array[g.result->>'mediaId', g.result->>'maskMediaId'])::uuid from generations g
       where g.kind = 'shape' and g.state = 'succeeded' and g.params->>'mediaId' in (select media_id::text from own)
     union select media_id from own
     union select mask_media_id from own where mask_media_id is not null
     union select unnest(array[v.media_id, v.poster_media_id]) from videos v join products p on p.id = v.product_id
       where p.id = :id and v.user_id = p.user_id
     union select f.media_id from training_files f
       join trainings t on t.generation_id = f.generation_id where t.product_id = :id`,
    { id: productId }
  )
  await sql(
    trx,
    `delete from generated_images i using products p
     where p.id = ? and i.product_id = p.id and i.user_id = p.user_id`,
    [productId]
  )
  await sql(
    trx,
    `delete from videos v using products p where p.id = ? and v.product_id = p.id and v.user_id = p.user_id`,
    [productId]
  )
  await sql(trx, 'delete from products where id = ?', [productId])
  await removeMedia(
    rows.flatMap((row) => row.media_id ?? []),
    trx
  )
}
