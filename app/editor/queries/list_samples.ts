import type { PictureData } from '#app/media/intake/picture_data'
import { sql, TO_SHOW } from '#app/core/database/sql'

/** A photo of a public sample, to try the editor on. */
export interface SampleRow extends PictureData {
  productName: string
  /** Whether the product carries text or graphics. */
  isTextGraphics: boolean
}

/** Samples that the editor offers. */
const MOST = 3

/** Samples have lower numbers than what merchants make public. */
const FIRST = 100

/** First photos of public samples, those of products with text or graphics first. Served by `products_public`. */
export function listSamples(): Promise<SampleRow[]> {
  return sql<SampleRow>(
    TO_SHOW,
    `select m.id, m.width, m.height, m.placeholder, p.name as "productName",
       p.description ~* :carriesText as "isTextGraphics"
     from (select * from products where is_public and status = 'ready' order by id limit ${FIRST}) p join lateral (
       select media_id from product_photos h where h.product_id = p.id order by h.position limit 1
     ) first on true join media m on m.id = first.media_id
     order by "isTextGraphics" desc, p.id limit ${MOST}`,
    { carriesText: 'Text/Graphics:(?!\\s*None\\y)' }
  )
}
