import db from '@adonisjs/lucid/services/db'
import { AppError } from '#app/shell/exceptions/app_error'
import { sql } from '#app/shell/sql'
import { EXPORT_ERRORS } from '../texts.js'

/** A made picture as exports need it. */
export interface ExportPicture {
  id: number
  /** Null once the product is gone. */
  productName: string | null
  mediaId: string
  diskKey: string
  mime: string
  bytes: number
  /** Where the product is in it; null when nobody knows. */
  maskMediaId: string | null
  maskKey: string | null
  createdAt: Date
}

/**
 * A user's own pictures by their ids, in this order. Served by primary keys.
 * @throws AppError 404 when one of them is not theirs or gone
 */
export async function findExportPictures(ids: number[], userId: number): Promise<ExportPicture[]> {
  const rows = await sql<ExportPicture>(
    db.connection(),
    `select g.id, p.name as "productName", m.id as "mediaId", m.disk_key as "diskKey", m.mime, m.bytes,
       k.id as "maskMediaId", k.disk_key as "maskKey", g.created_at as "createdAt"
     from unnest(:ids::bigint[]) with ordinality as wanted (id, position)
     join generated_images g on g.id = wanted.id and g.user_id = :userId and g.deleted_at is null
     join media m on m.id = g.media_id
     left join media k on k.id = g.mask_media_id
     left join products p on p.id = g.product_id
     order by wanted.position`,
    { ids, userId }
  )
  if (rows.length < ids.length) throw new AppError(404, 'unknown_picture', EXPORT_ERRORS.gone)
  return rows
}
