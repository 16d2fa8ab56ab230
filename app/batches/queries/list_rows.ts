import db from '@adonisjs/lucid/services/db'
import type { PictureData } from '#app/media/intake/picture_data'
import type { ItemProblem } from '../item_problem.js'
import { sql } from '#app/core/database/sql'
import type { ItemStatus } from '../batch_state.js'
import { ITEM_STATUS, ITEM_WORK } from './item_status.js'

export interface SheetItem {
  id: number
  place: number
  shot: number
  status: ItemStatus
  /** The newest piece of work. */
  generationId: string | null
  /** 0 to 1. */
  progress: number
  /** Why it failed. */
  reason: ItemProblem | null
  /** The first picture that is still there. */
  picture: PictureData | null
  pictures: number
}

export interface SheetRow {
  place: number
  /** Null when the product was deleted. */
  productId: number | null
  productName: string
  /** Its first photo. */
  photo: PictureData | null
  items: SheetItem[]
}

/** Rows of a batch's sheet from a place on, with all their items. */
export async function listRows(batchId: number, from: number, limit: number): Promise<SheetRow[]> {
  const scope = { batchId, from, to: from + limit - 1 }
  const [rows, items] = await Promise.all([
    sql<Omit<SheetRow, 'items'>>(
      db.connection(),
      `select p.place, p.product_id as "productId", p.product_name as "productName",
         (select json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder)
          from product_photos h join media m on m.id = h.media_id
          where h.product_id = p.product_id order by h.position limit 1) as photo
       from batch_products p where p.batch_id = :batchId and p.place between :from and :to order by p.place`,
      scope
    ),
    sql<SheetItem>(
      db.connection(),
      `select i.id, i.place, i.shot, ${ITEM_STATUS} as status, w.generation_id as "generationId",
         coalesce(g.progress, 0) as progress, coalesce(i.problem, case when g.error_code is not null then jsonb_build_object('code', g.error_code, 'params', g.error_params) end,
           g.result->'failures'->0) as reason,
         first.picture, coalesce(first.pictures, 0) as pictures
       from batches b join batch_items i on i.batch_id = b.id ${ITEM_WORK}
       left join generations g on g.id = w.generation_id
       left join lateral (
         select count(*) over () as pictures, json_build_object('id', m.id, 'width', m.width, 'height', m.height,
           'placeholder', m.placeholder) as picture
         from generations v join generated_images p on p.generation_id = v.id and p.deleted_at is null
         join media m on m.id = p.media_id
         where v.batch_item_id = i.id and p.deleted_at is null order by p.id limit 1) first on true
       where b.id = :batchId and i.place between :from and :to order by i.place, i.shot`,
      scope
    ),
  ])
  const byPlace = Map.groupBy(items, (item) => item.place)
  return rows.map((row) => ({ ...row, items: byPlace.get(row.place) ?? [] }))
}
