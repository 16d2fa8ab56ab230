import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordMedia } from '#app/media/record_media'
import { AppError } from '#app/shell/exceptions/app_error'
import { MAX_PHOTOS } from '#config/products'
import type { NewPhoto } from './create_product.js'
import { sql } from '#app/shell/sql'

/**
 * Appends photos to a product in the caller's transaction.
 * @returns their ids, in the order given
 * @throws AppError 422 `too_many_photos` when the product would have more than it may
 */
export async function addPhotos(
  trx: TransactionClientContract,
  productId: number,
  photos: NewPhoto[]
): Promise<number[]> {
  await sql(trx, 'select 1 from products where id = ? for no key update', [productId])
  const rows = await sql<{ count: number; next: number }>(
    trx,
    'select count(*) as count, coalesce(max(position), -1) + 1 as next from product_photos where product_id = ?',
    [productId]
  )
  const [{ count, next }] = rows
  if (count + photos.length > MAX_PHOTOS) {
    throw new AppError(
      422,
      'too_many_photos',
      `A product can have ${MAX_PHOTOS} photos, and this one has ${count} already.`
    )
  }
  const ids: number[] = []
  for (const [index, { stored, originalName }] of photos.entries()) {
    const media = await recordMedia(stored, trx)
    const [{ id }] = await trx
      .table('product_photos')
      .returning('id')
      .insert({
        product_id: productId,
        media_id: media.id,
        original_name: originalName,
        position: next + index,
      })
    ids.push(id)
  }
  return ids
}
