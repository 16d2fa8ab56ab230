import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** A picture of a batch as it lies in the store. */
export interface ResultFile {
  imageId: number
  place: number
  shot: number
  productName: string
  diskKey: string
  mime: string
  bytes: number
  createdAt: Date
}

/** All pictures that a batch has made and that are still there, row by row. */
export function listResultFiles(batchId: number): Promise<ResultFile[]> {
  return sql<ResultFile>(
    db.connection(),
    `select p.id as "imageId", i.place, i.shot, r.product_name as "productName", m.disk_key as "diskKey", m.mime, m.bytes,
       p.created_at as "createdAt"
     from batch_items i
     join batch_products r on r.batch_id = i.batch_id and r.place = i.place
     join generations g on g.batch_item_id = i.id
     join generated_images p on p.generation_id = g.id and p.deleted_at is null
     join media m on m.id = p.media_id
     where i.batch_id = ? and p.deleted_at is null order by i.place, i.shot, p.id`,
    [batchId]
  )
}
