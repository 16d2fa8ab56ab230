import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { BATCHES_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'

/** Lets a paused batch go on, whatever it was paused for. */
export async function resumeBatch(id: number, userId: number): Promise<void> {
  const queue = await app.container.make('queue')
  await db.transaction(async (trx) => {
    const resumed = await sql(
      trx,
      `update batches set state = 'running', pause_reason = null where id = ? and state = 'paused' returning 1`,
      [id]
    )
    if (resumed.length === 0) return
    await queue.send(BATCHES_QUEUE, { userId }, { db: onConnection(trx) })
    await notifyEvent(trx, { type: 'batch', userId, data: { batch_id: id } })
  })
}
