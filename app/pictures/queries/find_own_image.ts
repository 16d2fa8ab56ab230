import db from '@adonisjs/lucid/services/db'
import type { Legibility, ShapeWay } from '#app/engines/engine'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { IMAGE_TYPE_SQL, type ImageType } from '../image_type.js'
import { LABEL_SQL } from '#app/provenance/label_sql'
import { PIECES_SQL } from '#app/work/queries/pieces_sql'

/** A made picture with its file. */
export interface OwnImage {
  id: number
  generationId: string
  /** Null once its product is gone. */
  productId: number | null
  productName: string | null
  type: ImageType
  prompt: string
  seed: number | null
  /** As in {@link GeneratedImageRow}. */
  deltaE: number | null
  ssim: number | null
  label: Legibility | null
  shapedBy: ShapeWay | null
  /** Its share of what the work cost. */
  credits: number
  diskKey: string
  mime: string
  bytes: number
  createdAt: Date
}

/** Pictures of a user by id, in ascending order; others' and deleted ones are left out. */
export function findOwnImages(ids: number[], userId: number): Promise<OwnImage[]> {
  return sql<OwnImage>(
    db.connection(),
    `select g.id, g.generation_id as "generationId", g.product_id as "productId", p.name as "productName",
       ${IMAGE_TYPE_SQL} as type, g.original_prompt as prompt, g.seed, g.delta_e as "deltaE", g.ssim, ${LABEL_SQL} as label, g.shaped_by as "shapedBy",
       w.credit_cost / ${PIECES_SQL} as credits,
       m.disk_key as "diskKey", m.mime, m.bytes, g.created_at as "createdAt"
     from generated_images g join media m on m.id = g.media_id join generations w on w.id = g.generation_id
     left join products p on p.id = g.product_id
     where g.id = any(?) and g.user_id = ? and g.deleted_at is null order by g.id`,
    [ids, userId]
  )
}

/**
 * One of them.
 * @throws AppError 404 for anybody else's
 */
export async function findOwnImage(id: unknown, userId: number): Promise<OwnImage> {
  const wanted = Number(id)
  const [image] = Number.isSafeInteger(wanted) ? await findOwnImages([wanted], userId) : []
  if (!image) throw notFound()
  return image
}
