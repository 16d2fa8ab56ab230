import db from '@adonisjs/lucid/services/db'
import { notifyEvent } from '#app/queue/events'
import { sql } from '#app/shell/sql'
import { cancelGeneration } from '#app/studio/actions/cancel_generation'
import Generation from '#app/studio/models/generation'

/**
 * Ends a batch before its time. What has not begun never does and costs nothing; what waits in the queue or runs is cancelled and
 * its credits are given back; the pictures that were made stay.
 */
export async function cancelBatch(id: number, userId: number): Promise<void> {
  await db.transaction(async (trx) => {
    await sql(
      trx,
      `update batches set state = 'cancelled', pause_reason = null, finished_at = now()
       where id = ? and state in ('running', 'paused')`,
      [id]
    )
    await notifyEvent(trx, { type: 'batch', userId, data: { batch_id: id } })
  })
  // Each in a transaction of its own: from here on nothing more of the batch begins.
  const unfinished = await Generation.query()
    .where('user_id', userId)
    .whereIn('state', ['queued', 'running'])
    .whereIn('batch_item_id', db.from('batch_items').select('id').where('batch_id', id))
  for (const generation of unfinished) await cancelGeneration(generation)
}
