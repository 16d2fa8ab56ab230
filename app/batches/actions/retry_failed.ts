import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BATCHES_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { settleFailures } from '#app/work/actions/settle_failures'
import { ITEM_STATUS, ITEM_WORK } from '../queries/item_status.js'
import { lockPieces } from './lock_pieces.js'
import { priceOfBatch } from './price_of_batch.js'

/**
 * Has the pictures made that failed: of a failed item all, of others those that are missing; what failed is settled with that. A
 * batch that had finished runs again; a cancelled one stays as it is.
 */
export async function retryFailed(id: number, userId: number): Promise<void> {
  const queue = await app.container.make('queue')
  const retry = async (trx: TransactionClientContract) => {
    await lockPieces(trx, id)
    const [batch] = await sql(
      trx,
      `select 1 from batches where id = ? and state <> 'cancelled' for no key update`,
      [id]
    )
    if (!batch) return []
    const wanted = await sql<{ id: number }>(
      trx,
      `update batch_items t set wanted = s.missing, problem = null
       from (select i.id, (b.content->>'amount')::int - w.made as missing, ${ITEM_STATUS} as status
         from batches b join batch_items i on i.batch_id = b.id
         join batch_products p on p.batch_id = i.batch_id and p.place = i.place and p.product_id is not null
         ${ITEM_WORK} where b.id = ?) s
       where t.id = s.id and s.status in ('failed', 'partial') returning t.id`,
      [id]
    )
    const itemIds = wanted.map((item) => item.id)
    if (itemIds.length === 0) return []
    await settleFailures(trx, itemIds)
    await sql(
      trx,
      `update batches set state = 'running', pause_reason = null, finished_at = null, item_counts = null
       where id = ?`,
      [id]
    )
    await queue.send(BATCHES_QUEUE, { userId }, { db: onConnection(trx) })
    await notifyEvent(trx, { type: 'batch', userId, data: { batch_id: id } })
    return itemIds
  }
  await acceptOrder(retry, ({ accepted: itemIds, trx, expected }) =>
    priceOfBatch(trx, id, expected, itemIds)
  )
}
