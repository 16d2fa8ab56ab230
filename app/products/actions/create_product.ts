import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findLimits } from '#app/accounts/queries/find_limits'
import type { StoredFile } from '#app/media/store/put_file'
import { lockRows } from '#app/core/database/row_locks'
import { productLimit } from '../errors.js'
import Product from '../models/product.js'
import { addPhotos } from './add_photos.js'
import { makeTriggerWord } from './make_trigger_word.js'

export interface CreateProductInput {
  userId: number
  name: string
  description: string
  /** The merchant's own number of it, if they told it. */
  sku?: string | null
  isPublic: boolean
  /** A word of the caller's choice; letters that are missing or taken by another product are replaced. */
  triggerWord?: string
  photos: NewPhoto[]
}

/** A photo whose file is in the store already. */
export interface NewPhoto {
  stored: StoredFile
  originalName: string | null
  /** Where its owner says that the product is: a grey picture of the photo's shape, white = product. */
  mask?: StoredFile
}

/**
 * Makes a product with its photos in the caller's transaction; it is a draft until it has been trained.
 * @throws AppError 422 for more than an operator lets the account have
 */
export async function createProduct(
  trx: TransactionClientContract,
  { userId, name, description, sku = null, isPublic, triggerWord, photos }: CreateProductInput
): Promise<Product> {
  await lockRows(trx, 'users', [userId], 'no key update')
  const words = await trx.from('products').where('user_id', userId).select('trigger_word')
  const { most_products: most } = await findLimits(trx, userId)
  if (most !== null && words.length >= most) throw productLimit({ most })
  const taken = new Set<string>(words.map((row) => row.trigger_word))
  const product = await Product.create(
    {
      userId,
      name,
      description,
      sku,
      isPublic,
      status: 'draft',
      triggerWord: makeTriggerWord(triggerWord ?? name, taken),
    },
    { client: trx }
  )
  await addPhotos(trx, product.id, photos)
  return product
}
