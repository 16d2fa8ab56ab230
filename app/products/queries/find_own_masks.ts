import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Media ids of the masks that owners drew for their photos, by the photos' media ids. Served by the index on media_id. */
export async function findOwnMasks(photoMediaIds: string[]): Promise<Map<string, string>> {
  const rows = await sql<{ photo: string; mask: string }>(
    db.connection(),
    `select media_id as photo, mask_media_id as mask from product_photos
     where media_id = any(?::uuid[]) and mask_media_id is not null`,
    [photoMediaIds]
  )
  return new Map(rows.map(({ photo, mask }) => [photo, mask]))
}
