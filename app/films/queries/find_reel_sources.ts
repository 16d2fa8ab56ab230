import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import { sql } from '#app/core/database/sql'

/** A picture or film that a reel can be made of. */
export interface ReelSource {
  mediaId: string
  kind: 'picture' | 'film'
  from: 'result' | 'photo' | 'film'
  /** Of a photo of a product; null for all others. */
  photoId: number | null
  /** Of a photo, its place among those of its product, from 1; null for all others. */
  place: number | null
  /** The prompt of what was made, the file's name of a photo; null for a photo whose name nobody knows. */
  text: string | null
  /** Pixels. */
  width: number
  height: number
  /** Of a film; null for a picture. */
  seconds: number | null
  /** Where the product is, as in `PhotoInput`; null when nobody knows. */
  mask: string | null
  /** Null for what was made without a product, or of one that is gone. */
  productId: number | null
  productName: string | null
  /** What stands for it in lists: itself, or a film's first frame. */
  picture: PictureData
}

/**
 * Pictures and films of this user by the ids of their files: what they made and have not deleted, and photos of their products.
 * What is not there, or is somebody else's, is left out. Served by the indexes on media_id.
 */
export async function findReelSources(
  mediaIds: readonly string[],
  userId: number
): Promise<Map<string, ReelSource>> {
  const rows = await sql<ReelSource>(
    db.connection(),
    `select distinct on (s.media_id) s.media_id as "mediaId", s.kind, s.came_from as "from", s.photo_id as "photoId",
       s.place, s.text, m.width, m.height, s.seconds, s.mask, s.product_id as "productId", o.name as "productName",
       json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder) as picture
     from (
       select media_id, 'picture' as kind, 'result' as came_from, null::bigint as photo_id, null::integer as place,
           coalesce(nullif(original_prompt, ''), prompt) as text, null::integer as seconds, mask_media_id as mask,
           product_id, media_id as shown
         from generated_images
         where media_id = any(:mediaIds) and user_id = :userId and deleted_at is null
       union all
       select h.media_id, 'picture', 'photo', h.id,
           (select count(*) from product_photos b where b.product_id = h.product_id and b.position <= h.position),
           h.original_name, null, coalesce(h.mask_media_id, (
           select k.id from generations g join media k on k.id = (g.result->>'mediaId')::uuid
           where g.product_id = h.product_id and g.user_id = :userId and g.kind = 'mask' and g.state = 'succeeded'
             and g.params->>'photoMediaId' = h.media_id::text
           order by g.created_at desc limit 1)), h.product_id, h.media_id
         from product_photos h join products p on p.id = h.product_id
         where h.media_id = any(:mediaIds) and p.user_id = :userId
       union all
       select media_id, 'film', 'film', null, null, prompt, duration_seconds, null, product_id, poster_media_id
         from videos where media_id = any(:mediaIds) and user_id = :userId
     ) s join media m on m.id = s.media_id join media p on p.id = s.shown left join products o on o.id = s.product_id`,
    { mediaIds: [...mediaIds], userId }
  )
  return new Map(rows.map((row) => [row.mediaId, row]))
}
