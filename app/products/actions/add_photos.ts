import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { recordMedia } from '#app/media/store/record_media'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { MAX_PHOTOS } from '#config/products'
import type { NewPhoto } from './create_product.js'
import { tooManyPhotos } from '../errors.js'

/**
 * Appends photos to a product in the caller's transaction.
 * @param isSeed samples, which are not held to what an account may keep
 * @returns their ids, in the order given
 * @throws AppError 404 when the product is gone, 422 `too_many_photos` when the product would have more than it may, or `account_limit` for more bytes than
 * the account may keep
 */
export async function addPhotos(
  trx: TransactionClientContract,
  productId: number,
  photos: NewPhoto[],
  { isSeed = false }: { isSeed?: boolean } = {}
): Promise<number[]> {
  if ((await lockRows(trx, 'products', [productId], 'no key update')).length === 0) throw notFound()
  const rows = await sql<{ count: number; next: number }>(
    trx,
    'select count(*) as count, coalesce(max(position), -1) + 1 as next from product_photos where product_id = ?',
    [productId]
  )
  const { count, next } = firstOf(rows)
  if (count + photos.length > MAX_PHOTOS) {
    throw tooManyPhotos({ photos: count })
  }
  if (!isSeed) {
    await refuseBeyondStorage(
      trx,
      photos.flatMap(({ stored, mask }) => (mask ? [stored, mask] : [stored]))
    )
  }
  const ids: number[] = []
  for (const [index, { stored, originalName, mask }] of photos.entries()) {
    const media = await recordMedia(stored, trx)
    const maskMedia = mask && (await recordMedia(mask, trx))
    const [{ id }] = await trx
      .table('product_photos')
      .returning('id')
      .insert({
        product_id: productId,
        media_id: media.id,
        mask_media_id: maskMedia?.id ?? null,
        mask_changed_at: maskMedia ? trx.raw('now()') : null,
        original_name: originalName,
        position: next + index,
      })
    ids.push(id)
  }
  return ids
}
