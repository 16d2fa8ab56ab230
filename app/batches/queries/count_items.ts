import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { ItemStatus } from '../batch_state.js'
import { ITEM_STATUS, ITEM_WORK } from './item_status.js'

export type ItemsByStatus = Record<ItemStatus, number>

export interface ItemCounts {
  items: ItemsByStatus
  /** Pictures that were made; each has cost a credit. */
  pictures: number
  /** Pictures that are still to be asked for. */
  wanted: number
  /** Items that failed and whose product is still there: these can be tried again. */
  retryable: number
}

interface CountRow {
  batch_id: number
  status: ItemStatus
  items: number
  pictures: number
  wanted: number
  retryable: number
}

/** How the items of some batches stand, by batch. */
export async function countItems(
  batchIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, ItemCounts>> {
  const rows = await sql<CountRow>(
    client,
    `select s.batch_id, s.status, count(*) as items, sum(s.made)::int as pictures, sum(s.wanted)::int as wanted,
       count(*) filter (where s.status in ('failed', 'partial') and s.product_id is not null) as retryable
     from (select i.batch_id, i.wanted, w.made, p.product_id, ${ITEM_STATUS} as status
       from batches b join batch_items i on i.batch_id = b.id
       join batch_products p on p.batch_id = i.batch_id and p.place = i.place ${ITEM_WORK}
       where b.id = any(?)) s
     group by s.batch_id, s.status`,
    [batchIds]
  )
  const counts = new Map(batchIds.map((id) => [id, noItems()]))
  for (const row of rows) {
    const count = counts.get(row.batch_id)!
    count.items[row.status] = row.items
    count.pictures += row.pictures
    count.wanted += row.wanted
    count.retryable += row.retryable
  }
  return counts
}

function noItems(): ItemCounts {
  return {
    items: { waiting: 0, queued: 0, running: 0, done: 0, partial: 0, failed: 0, cancelled: 0 },
    pictures: 0,
    wanted: 0,
    retryable: 0,
  }
}
