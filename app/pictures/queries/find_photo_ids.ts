import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Ids of a product's photos by those of their media; other media have none. Served by the index on media_id. */
export async function findPhotoIds(
  productId: number,
  mediaIds: string[]
): Promise<Map<string, string>> {
  const rows = await sql<{ mediaId: string; photoId: string }>(
    db.connection(),
    `select media_id as "mediaId", id::text as "photoId" from product_photos
     where product_id = :productId and media_id = any(:mediaIds::uuid[])`,
    { productId, mediaIds }
  )
  return new Map(rows.map(({ mediaId, photoId }) => [mediaId, photoId]))
}
