import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeMedia } from '#app/media/store/remove_media'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { cancelAllGenerations } from '#app/work/actions/cancel_all_generations'
import { lockWorkOn } from '#app/work/actions/lock_work_on'
import { notifyProductDeleting } from './product_deleting.js'
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
  const ofResults = await notifyProductDeleting(trx, productId)
  const own = await sql<{ media_id: string }>(
    trx,
    `select media_id from product_photos where product_id = :id
     union select mask_media_id from product_photos where product_id = :id and mask_media_id is not null
     union select f.media_id from training_files f
       join trainings t on t.generation_id = f.generation_id where t.product_id = :id`,
    { id: productId }
  )
  await sql(trx, 'delete from products where id = ?', [productId])
  await removeMedia([...ofResults, ...own.map((row) => row.media_id)], trx)
}
