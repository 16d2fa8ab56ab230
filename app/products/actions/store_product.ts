import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import Product from '../models/product.js'
import { createProduct, type CreateProductInput } from './create_product.js'
import { makePhotosOnce } from './make_photos_once.js'

/**
 * Makes a product with its photos; training it is a step of its own.
 * @param idempotency given by callers that may repeat a request: they get the first one's product again
 */
export function storeProduct(
  input: CreateProductInput,
  idempotency?: IdempotencyInput
): Promise<Product> {
  const { userId } = input
  const store = async (trx: TransactionClientContract) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    const { productId } = await makePhotosOnce(trx, userId, idempotency, async () => ({
      productId: (await createProduct(trx, input)).id,
      photoIds: [],
    }))
    return Product.findOrFail(productId, { client: trx })
  }
  return acceptOrder(store, () => NOTHING)
}
