import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Removes the pictures that the owner of a product made of it.
 * @returns their files, those of their shapes for other places, and cut-outs of the product
 */
export async function removePicturesOfProduct(
  trx: TransactionClientContract,
  productId: number
): Promise<(string | null)[]> {
  const rows = await sql<{ media_id: string | null }>(
    trx,
    `with own as (
       delete from generated_images i using products p
       where p.id = :id and i.product_id = p.id and i.user_id = p.user_id
       returning i.media_id, i.mask_media_id)
     select media_id from own
     union select mask_media_id from own
     union select unnest(array[g.result->>'mediaId', g.result->>'maskMediaId'])::uuid from generations g
       where g.kind = 'shape' and g.state = 'succeeded' and g.params->>'mediaId' = any(array(select media_id::text from own))
     union select (g.result->>'mediaId')::uuid from generations g join products p on p.id = g.product_id
       where p.id = :id and g.user_id = p.user_id and g.kind in ('cutout', 'mask') and g.state = 'succeeded'`,
    { id: productId }
  )
  return rows.map((row) => row.media_id)
}
