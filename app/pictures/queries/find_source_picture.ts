import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import { sql } from '#app/core/database/sql'

export interface SourcePictureRow extends PictureData {
  /** Whether it was made, not photographed. */
  isGenerated: boolean
  /** Empty for photos. */
  prompt: string
}

/**
 * A photo or made picture of a product, by media id, as screens show it; null when this visitor may not see it.
 * Served by the indexes on media_id.
 */
export async function findSourcePicture(
  mediaId: string,
  scope: { productId: number; ownerId: number; viewerId: number | null }
): Promise<SourcePictureRow | null> {
  const [picture] = await sql<SourcePictureRow>(
    db.connection(),
    `select m.id, m.width, m.height, m.placeholder, found.prompt, found."isGenerated"
     from (
       select media_id, prompt, true as "isGenerated" from generated_images
         where media_id = :mediaId and product_id = :productId and deleted_at is null
           and (user_id = :viewerId or (user_id = :ownerId and is_published))
       union all
       select media_id, '', false from product_photos where media_id = :mediaId and product_id = :productId
     ) found join media m on m.id = found.media_id limit 1`,
    { mediaId, ...scope }
  )
  return picture ?? null
}
