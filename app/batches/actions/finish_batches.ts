import db from '@adonisjs/lucid/services/db'
import { notifyEvent } from '#app/core/queue/events'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { type EndedBatch, recordEndOfBatches } from './record_end_of_batches.js'

/** Ends those of a user's batches of which nothing waits and nothing is under way. */
export async function finishBatches(userId: number): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    // Locked first: what is counted below is then as the last change of the batch left it.
    const unfinished = await sql<{ id: number }>(
      trx,
      `select id from batches where user_id = ? and state in ('running', 'paused')
       order by id for no key update`,
      [userId]
    )
    if (unfinished.length === 0) return
    const finished = await sql<EndedBatch>(
      trx,
      `update batches b set state = 'finished', pause_reason = null, finished_at = now()
       where b.id = any(?)
         and not exists (select 1 from batch_items i where i.batch_id = b.id and i.wanted > 0)
         and not exists (select 1 from generations g join batch_items i on i.id = g.batch_item_id
           where g.user_id = b.user_id and g.state in ('queued', 'running') and i.batch_id = b.id)
       returning b.id, b.name, b.created_at as "createdAt", b.finished_at as "finishedAt"`,
      [unfinished.map(({ id }) => id)]
    )
    for (const { id, name } of finished) {
      const data = { batch_id: id, news: { name, what: 'finished' as const } }
      await notifyEvent(trx, { type: 'batch', userId, data })
    }
    if (finished.length > 0) await recordEndOfBatches(trx, userId, finished)
  })
}
