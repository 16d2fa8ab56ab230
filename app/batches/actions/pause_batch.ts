import db from '@adonisjs/lucid/services/db'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import type { PauseReason } from '../batch_state.js'

/** Lets a running batch rest. What has begun is finished; nothing else begins. */
export async function pauseBatch(id: number, userId: number, reason: PauseReason): Promise<void> {
  await db.transaction(async (trx) => {
    const [paused] = await sql<{ name: string }>(
      trx,
      `update batches set state = 'paused', pause_reason = ? where id = ? and state = 'running' returning name`,
      [reason, id]
    )
    if (!paused) return
    const news = reason === 'owner' ? undefined : { name: paused.name, what: reason }
    await notifyEvent(trx, { type: 'batch', userId, data: { batch_id: id, news } })
  })
}
