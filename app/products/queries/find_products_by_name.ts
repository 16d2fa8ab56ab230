import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import { foldings } from '#app/core/text/fold_text'
import { sql } from '#app/core/database/sql'
import type { ProductStatus } from '../product_status.js'

/** A product in the list of what a search of the shell finds. */
export type FoundProduct = {
  id: number
  name: string
  status: ProductStatus
  /** Its first photo. */
  picture: PictureData | null
}

const LIMIT = 8

/** A user's newest products whose names contain `search`; all the newest for an empty one. Names of all are read. */
export function findProductsByName(userId: number, search: string): Promise<FoundProduct[]> {
  return sql<FoundProduct>(
    db.connection(),
    `with own as materialized (select id, name, status from products where user_id = ?)
     select p.id, p.name, p.status,
       (select json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', null)
        from product_photos h join media m on m.id = h.media_id
        where h.product_id = p.id order by h.position limit 1) as picture
     from own p
     where exists (select 1 from unnest(?::text[]) wanted where strpos(search_text(p.name), wanted) > 0)
     order by p.id desc limit ${LIMIT}`,
    [userId, foldings(search)]
  )
}
