import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import { foldings } from '#app/core/text/fold_text'
import { sql } from '#app/core/database/sql'
import { MAX_PRODUCTS } from '#config/batches'

/** A product that a batch can take. */
export type ProductChoice = {
  id: number
  name: string
  /** Its first photo. */
  photo: PictureData | null
}

/** A user's newest trained products, as many as a batch takes, whose names contain `search`. Names of all are read. */
export function listChoices(userId: number, search: string): Promise<ProductChoice[]> {
  return sql<ProductChoice>(
    db.connection(),
    `with own as materialized (select id, name from products where user_id = ? and status = 'ready')
     select p.id, p.name,
       (select json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', null)
        from product_photos h join media m on m.id = h.media_id
        where h.product_id = p.id order by h.position limit 1) as photo
     from own p
     where exists (select 1 from unnest(?::text[]) wanted where strpos(search_text(p.name), wanted) > 0)
     order by p.id desc limit ${MAX_PRODUCTS}`,
    [userId, foldings(search)]
  )
}
