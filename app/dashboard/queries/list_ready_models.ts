import type { PictureData } from '#app/media/intake/picture_data'
import { sql, TO_SHOW } from '#app/core/database/sql'

/** A trained product on the dashboard. */
export type ReadyModel = {
  id: number
  name: string
  status: 'ready'
  /** Its first photo. */
  picture: PictureData | null
  /** Pictures and films of it that the user has. */
  images_count: number
  videos_count: number
}

const LIMIT = 12

/**
 * A user's newest trained products. Found in the index `products_ready`; pictures and films are counted in
 * `generated_images_newest` and `videos_newest`.
 */
export async function listReadyModels(userId: number): Promise<ReadyModel[]> {
  const rows = await sql<ReadyModel>(
    TO_SHOW,
    `select p.id, p.name, p.status,
       (select json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder)
          from product_photos h join media m on m.id = h.media_id
          where h.product_id = p.id order by h.position limit 1) as picture,
       (select count(*)::int from generated_images g
          where g.product_id = p.id and g.user_id = p.user_id and g.deleted_at is null) as images_count,
       (select count(*)::int from videos v where v.product_id = p.id and v.user_id = p.user_id) as videos_count
     from products p where p.id = any(array(
       select id from products where user_id = ? and status = 'ready' order by id desc limit ${LIMIT}))
     order by p.id desc`,
    [userId]
  )
  return rows
}
