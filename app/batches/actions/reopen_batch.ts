import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors/errors'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'

/**
 * Has a batch run again if it had finished, for a piece of one of its items that the caller has made once more in the same transaction. What ends
 * that piece ends the batch again.
 * @throws AppError 404 where the batch is gone or was cancelled
 */
export async function reopenBatch(trx: TransactionClientContract, itemId: number): Promise<void> {
  const [batch] = await sql<{ id: number; user_id: number }>(
    trx,
    `update batches b set item_counts = null, finished_at = null,
       state = case b.state when 'finished' then 'running' else b.state end
     from batch_items i where i.id = ? and b.id = i.batch_id and b.state <> 'cancelled' returning b.id, b.user_id`,
    [itemId]
  )
  if (!batch) throw notFound()
  await notifyEvent(trx, { type: 'batch', userId: batch.user_id, data: { batch_id: batch.id } })
}
