import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

export interface ProductPhoto {
  id: number
  mediaId: string
  originalName: string | null
  /** Pixels. */
  width: number
  height: number
  placeholder: string | null
  createdAt: Date
}

/** A product's photos in upload order. Served by the unique index on (product_id, position). */
export async function listProductPhotos(productId: number): Promise<ProductPhoto[]> {
  const rows = await sql<ProductPhoto>(
    db.connection(),
    `select p.id, p.media_id as "mediaId", p.original_name as "originalName", p.created_at as "createdAt",
       m.width, m.height, m.placeholder
     from product_photos p join media m on m.id = p.media_id
     where p.product_id = ? order by p.position`,
    [productId]
  )
  return rows
}
