import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type { ProductCounts } from '#app/products/transformers/product_data'

/** How much of a product this visitor sees; published pictures of its owner count for everybody. */
export async function countProductContents(
  productId: number,
  ownerId: number,
  viewerId: number | null
): Promise<ProductCounts> {
  const rows = await sql<ProductCounts>(
    db.connection(),
    `select
       (select count(*) from product_photos where product_id = :productId) as photos,
       (select count(*) from generated_images where product_id = :productId and deleted_at is null
          and (user_id = :viewerId or (user_id = :ownerId and is_published))) as images,
       (select count(*) from videos where product_id = :productId and user_id = :viewerId) as videos`,
    { productId, ownerId, viewerId }
  )
  return firstOf(rows)
}
