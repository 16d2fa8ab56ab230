import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/**
 * Where the product is in a made picture or in a photo, as far as that is known: the media id of the mask, or null.
 * Served by the indexes on media_id.
 */
export async function findMask(mediaId: string): Promise<string | null> {
  const rows = await sql<{ mask: string }>(
    db.connection(),
    `select mask_media_id as mask from generated_images
       where media_id = :mediaId and mask_media_id is not null
     union all
     select mask_media_id from product_photos
       where media_id = :mediaId and mask_media_id is not null
     limit 1`,
    { mediaId }
  )
  return rows[0]?.mask ?? null
}
