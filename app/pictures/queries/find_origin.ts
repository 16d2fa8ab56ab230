import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** From what a picture was made, as far as that is known. */
export interface PictureOrigin {
  seed: number | null
  scene: string | null
  /** As in `generated_images.source_photo_id`. */
  sourcePhotoId: string | null
  maskMediaId: string | null
}

interface OriginRow extends PictureOrigin {
  ignoredWords: string[]
}

const UNKNOWN: OriginRow = {
  seed: null,
  scene: null,
  sourcePhotoId: null,
  maskMediaId: null,
  ignoredWords: [],
}

/**
 * What a picture that is made from another one keeps of it. A product's photo is its own source. Served by the indexes
 * on media_id.
 */
export async function findOrigin(
  mediaId: string
): Promise<{ origin: PictureOrigin; ignoredWords: string[] }> {
  const rows = await sql<OriginRow>(
    db.connection(),
    `select seed, scene, source_photo_id as "sourcePhotoId", mask_media_id as "maskMediaId",
       ignored_words as "ignoredWords"
     from generated_images where media_id = :mediaId
     union all
     select null, null, id::text, null, '{}'
     from product_photos where media_id = :mediaId
     limit 1`,
    { mediaId }
  )
  const { ignoredWords, ...origin } = rows[0] ?? UNKNOWN
  return { origin, ignoredWords }
}
