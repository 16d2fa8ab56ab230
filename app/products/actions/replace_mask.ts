import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import db from '@adonisjs/lucid/services/db'
import type { StoredFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { removeMedia } from '#app/media/store/remove_media'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import type { ProductStatus } from '../product_status.js'
import { maskDuringTraining } from '../errors.js'

/**
 * Gives a photo of a product the mask that its owner drew, or takes it away again; the one before goes.
 *
 * @param mask null goes back to the automatic cut-out
 * @throws AppError 404 when the photo is gone, 409 while the product is being trained
 */
export async function replaceMask(
  { productId, photoId }: { productId: number; photoId: number },
  mask: StoredFile | null
): Promise<void> {
  await db.transaction(async (trx) => {
    const products = await sql<{ status: ProductStatus }>(
      trx,
      'select status from products where id = ? for no key update',
      [productId]
    )
    if (products[0]?.status === 'training') {
      throw maskDuringTraining()
    }
    const photos = await sql<{ maskMediaId: string | null }>(
      trx,
      `select mask_media_id as "maskMediaId" from product_photos where id = ? and product_id = ? for update`,
      [photoId, productId]
    )
    const [before] = photos
    if (!before) throw notFound()
    if (!mask && !before.maskMediaId) return
    const replaced = before.maskMediaId ? [before.maskMediaId] : []
    if (mask) await refuseBeyondStorage(trx, [mask], replaced)
    const media = mask && (await recordMedia(mask, trx))
    await sql(
      trx,
      'update product_photos set mask_media_id = ?, mask_changed_at = now() where id = ?',
      [media?.id ?? null, photoId]
    )
    await removeMedia(replaced, trx)
  })
}
