import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

export interface FoundPicture {
  mediaId: string
  prompt: string
}

/** The media id in one of our own addresses, absolute or not; null for anything else. */
export function mediaIdIn(url: string): string | null {
  return (
    /(?:^|\/)media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/.exec(url)?.[1] ?? null
  )
}

/**
 * A photo or made picture of a product, by media id, if this user may see it; null otherwise.
 * Served by the indexes on media_id.
 */
export async function findPicture(
  mediaId: string,
  { productId, ownerId, viewerId }: { productId: number; ownerId: number; viewerId: number }
): Promise<FoundPicture | null> {
  const rows = await sql<FoundPicture>(
    db.connection(),
    `select media_id as "mediaId", prompt from generated_images
       where media_id = :mediaId and product_id = :productId and deleted_at is null
         and (user_id = :viewerId or (user_id = :ownerId and is_published))
     union all
     select media_id, '' from product_photos where media_id = :mediaId and product_id = :productId
     limit 1`,
    { mediaId, productId, ownerId, viewerId }
  )
  return rows[0] ?? null
}
