import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** Whether the masks of a product's photos were changed since it was last trained; false where it never was. */
export async function hasUntrainedMasks(productId: number): Promise<boolean> {
  const { changed } = firstOf(
    await sql<{ changed: boolean }>(
      db.connection(),
      `select coalesce(
       (select max(mask_changed_at) from product_photos where product_id = :productId)
       > (select max(created_at) from trainings where product_id = :productId), false) as changed`,
      { productId }
    )
  )
  return changed
}
