import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

export interface ProductPhoto {
  id: number
  mediaId: string
  originalName: string | null
  /** Pixels. */
  width: number
  height: number
  placeholder: string | null
  /** The owner's own mask, or null where the product is found automatically. */
  maskMediaId: string | null
  /** 0 to 1: how sure the engine was of its own cut-out; null while it has made none. */
  cutoutConfidence: number | null
  createdAt: Date
}

/** A product's photos in upload order. Served by the unique index on (product_id, position). */
export async function listProductPhotos(productId: number): Promise<ProductPhoto[]> {
  const rows = await sql<ProductPhoto>(
    db.connection(),
    `select p.id, p.media_id as "mediaId", p.original_name as "originalName", p.created_at as "createdAt",
       p.mask_media_id as "maskMediaId", p.cutout_confidence as "cutoutConfidence", m.width, m.height, m.placeholder
     from product_photos p join media m on m.id = p.media_id
     where p.product_id = ? order by p.position`,
    [productId]
  )
  return rows
}
