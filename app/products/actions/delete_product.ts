import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeMedia } from '#app/media/remove_media'
import { endGeneration } from '#app/studio/actions/end_generation'
import type Product from '../models/product.js'
import { sql } from '#app/shell/sql'

/**
 * Deletes a product with its photos and all that was made of it. Work on it that has not ended is cancelled and
 * refunded; its worker finds that it has ended and keeps nothing.
 */
export function deleteProduct(product: Product): Promise<void> {
  return db.transaction((trx) => deleteProductIn(trx, product.id))
}

/** The same in the caller's transaction. */
export async function deleteProductIn(
  trx: TransactionClientContract,
  productId: number
): Promise<void> {
  await sql(trx, 'select 1 from products where id = ? for update', [productId])
  const unfinished = await sql<{ id: string }>(
    trx,
    `select id from generations where product_id = ? and state in ('queued', 'running') for update`,
    [productId]
  )
  for (const { id } of unfinished) {
    await endGeneration(trx, {
      id,
      state: 'cancelled',
      error: { code: 'cancelled', message: 'The product was deleted.' },
    })
  }
  const rows = await sql<{ media_id: string }>(
    trx,
    `select media_id from product_photos where product_id = :id
     union select mask_media_id from product_photos where product_id = :id and mask_media_id is not null
     union select (result->>'mediaId')::uuid from generations
       where product_id = :id and kind in ('cutout', 'mask') and state = 'succeeded'
     union select media_id from generated_images where product_id = :id
     union select mask_media_id from generated_images
       where product_id = :id and mask_media_id is not null
     union select f.media_id from training_files f
       join trainings t on t.generation_id = f.generation_id where t.product_id = :id`,
    { id: productId }
  )
  await trx.from('products').where('id', productId).delete()
  await removeMedia(
    rows.map((row) => row.media_id),
    trx
  )
}
