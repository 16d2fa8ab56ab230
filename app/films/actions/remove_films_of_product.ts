import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Removes the films that the owner of a product made of it.
 * @returns their files and those of their copies for other places
 */
export async function removeFilmsOfProduct(
  trx: TransactionClientContract,
  productId: number
): Promise<(string | null)[]> {
  const rows = await sql<{ media_id: string | null }>(
    trx,
    `with own as (
       delete from videos v using products p where p.id = :id and v.product_id = p.id and v.user_id = p.user_id
       returning v.media_id, v.poster_media_id)
     select media_id from own
     union select poster_media_id from own
     union select (g.result->>'mediaId')::uuid from generations g join products p on p.id = g.product_id
       where p.id = :id and g.user_id = p.user_id and g.kind = 'video_export' and g.state = 'succeeded'`,
    { id: productId }
  )
  return rows.map((row) => row.media_id)
}
