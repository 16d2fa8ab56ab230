import db from '@adonisjs/lucid/services/db'
import type { ShapeWay } from '#app/engines/engine'
import type { Failure } from '#app/engines/failures/failures'
import { sql } from '#app/core/database/sql'
import type { GenerationState } from '#app/work/generation_state'
import { pictureGone } from '../errors.js'

/** A picture's file, as exports need it. */
export interface PictureFile {
  mediaId: string
  diskKey: string
  mime: string
  /** Where the product is in it; null when nobody knows. */
  maskMediaId: string | null
  maskKey: string | null
}

/** A made picture. */
export interface ExportPicture extends PictureFile {
  id: number
  productId: number | null
  /** Null once the product is gone. */
  productName: string | null
  createdAt: Date
  /** The same in other shapes that were ordered. */
  shapes: ExportShape[]
  /** Ids of the last work for each of its shapes that was ever ordered, by shape. */
  lastShapes: Record<string, string>
}

/** A picture in another shape, or its making. */
export interface ExportShape {
  /** As in `ReshapeInput`. */
  shape: string
  state: GenerationState
  /** Why it failed; null for all others. */
  failure: Failure | null
  shapedBy: ShapeWay | null
  /** Null before it is made. */
  file: PictureFile | null
}

/** How long it is told that a shape could not be made; afterwards it may be ordered again. */
const FAILED_MINUTES = 10

/**
 * A user's own pictures by their ids, in this order. Served by primary keys and the index `generations_shapes`.
 * @throws AppError 404 when one of them is not theirs or gone
 */
export async function findExportPictures(ids: number[], userId: number): Promise<ExportPicture[]> {
  const rows = await sql<ExportPicture>(
    db.connection(),
    `select g.id, g.product_id as "productId", p.name as "productName", m.id as "mediaId", m.disk_key as "diskKey", m.mime,
       k.id as "maskMediaId", k.disk_key as "maskKey", g.created_at as "createdAt",
       (select coalesce(json_agg(s), '[]') from (
          select distinct on (w.params->>'shape') w.params->>'shape' as shape, w.state, case when w.error_code is not null then json_build_object('code', w.error_code, 'params', w.error_params) end as failure,
            w.result->>'shapedBy' as "shapedBy",
            case when f.id is not null then json_build_object('mediaId', f.id, 'diskKey', f.disk_key, 'mime', f.mime,
              'maskMediaId', o.id, 'maskKey', o.disk_key) end as file
          from generations w left join media f on f.id = (w.result->>'mediaId')::uuid
          left join media o on o.id = (w.result->>'maskMediaId')::uuid
          where w.kind = 'shape' and w.params->>'mediaId' = m.id::text and w.user_id = :userId
            and w.params->>'maskMediaId' is not distinct from k.id::text
            and (w.state in ('queued', 'running', 'succeeded')
              or w.state = 'failed' and w.finished_at > now() - make_interval(mins => :failedFor))
          order by w.params->>'shape', w.created_at desc) s) as shapes,
       (select coalesce(json_object_agg(s.shape, s.id), '{}') from (
          select w.params->>'shape' as shape, max(w.id::text) as id from generations w
          where w.kind = 'shape' and w.params->>'mediaId' = m.id::text and w.user_id = :userId
            and w.params->>'maskMediaId' is not distinct from k.id::text
          group by 1) s) as "lastShapes"
     from unnest(:ids::bigint[]) with ordinality as wanted (id, position)
     join generated_images g on g.id = wanted.id and g.user_id = :userId and g.deleted_at is null
     join media m on m.id = g.media_id
     left join media k on k.id = g.mask_media_id
     left join products p on p.id = g.product_id
     order by wanted.position`,
    { ids, userId, failedFor: FAILED_MINUTES }
  )
  if (rows.length < ids.length) throw pictureGone()
  return rows
}
