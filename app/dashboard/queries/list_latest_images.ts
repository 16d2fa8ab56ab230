import type { PictureData } from '#app/media/intake/picture_data'
import { sql, TO_SHOW } from '#app/core/database/sql'

/** A picture that was made lately, on the dashboard. */
export type LatestImage = {
  id: number
  prompt: string
  /** Null for pictures of the editor and of products that are gone. */
  product_name: string | null
  picture: PictureData
  created_at: string
}

const LIMIT = 8

/** What a user has made last, newest first. Found in the index `generated_images_own`. */
export async function listLatestImages(userId: number): Promise<LatestImage[]> {
  const rows = await sql<Omit<LatestImage, 'created_at'> & { created_at: Date }>(
    TO_SHOW,
    `select g.id, g.prompt, p.name as product_name, g.created_at,
       json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder) as picture
     from generated_images g join media m on m.id = g.media_id
       left join products p on p.id = g.product_id
     where g.id = any(array(
       select id from generated_images where user_id = ? and deleted_at is null order by id desc limit ${LIMIT}))
     order by g.id desc`,
    [userId]
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
