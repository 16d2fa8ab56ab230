import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { RecipeContent } from '../recipe.js'

/** An item whose pictures are to be asked for. */
export interface WaitingItem {
  id: number
  batchId: number
  userId: number
  /** Null when the product was deleted. */
  productId: number | null
  shot: number
  wanted: number
  content: RecipeContent
}

/** The next item of a user's running batches, the oldest batch first. Served by the index `batch_items_waiting`. */
export async function nextItem(userId: number): Promise<WaitingItem | null> {
  const [item] = await sql<WaitingItem>(
    db.connection(),
    `select i.id, i.batch_id as "batchId", b.user_id as "userId", p.product_id as "productId", i.shot, i.wanted,
       b.content
     from batches b
     cross join lateral (
       select * from batch_items where batch_id = b.id and wanted > 0 order by place, shot limit 1) i
     join batch_products p on p.batch_id = i.batch_id and p.place = i.place
     where b.user_id = ? and b.state = 'running' order by b.id limit 1`,
    [userId]
  )
  return item ?? null
}
