import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import type Product from '../models/product.js'
import { addPhotos } from './add_photos.js'
import type { NewPhoto } from './create_product.js'
import { makePhotosOnce } from './make_photos_once.js'

/**
 * Appends photos to a product, like {@link addPhotos}.
 * @param idempotency given by callers that may repeat a request: they get the first one's photos again
 * @returns their ids
 */
export function storePhotos(
  { id: productId, userId }: Product,
  photos: NewPhoto[],
  idempotency?: IdempotencyInput
): Promise<number[]> {
  const store = async (trx: TransactionClientContract) => {
    const found = await lockRows(trx, 'products', [productId], 'no key update')
    if (found.length === 0) throw notFound()
    const { photoIds } = await makePhotosOnce(trx, userId, idempotency, async () => ({
      productId,
      photoIds: await addPhotos(trx, productId, photos),
    }))
    return photoIds
  }
  return acceptOrder(store, () => NOTHING)
}
