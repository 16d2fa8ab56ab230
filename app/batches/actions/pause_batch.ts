import db from '@adonisjs/lucid/services/db'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import type { PauseReason } from '../batch_state.js'

/**
 * Lets a running batch rest. What has begun is finished; nothing else begins. One that met the limit of a day goes on by itself after a day, when
 * nothing of what met it counts any more.
 */
export async function pauseBatch(id: number, userId: number, reason: PauseReason): Promise<void> {
  await db.transaction(async (trx) => {
    const [paused] = await sql<{ name: string }>(
      trx,
      `update batches set state = 'paused', pause_reason = :reason,
         resumes_at = case when :reason = 'limit' then now() + interval '24 hours' end
       where id = :id and state = 'running' returning name`,
      { id, reason }
    )
    if (!paused) return
    const news = reason === 'owner' ? undefined : { name: paused.name, what: reason }
    await notifyEvent(trx, { type: 'batch', userId, data: { batch_id: id, news } })
  })
}
