import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { BATCHES_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { cancelPieces } from './cancel_pieces.js'

/**
 * Ends a batch before its time. What has not begun never does and costs nothing; what waits in the queue or runs is cancelled and
 * its credits are given back; the pictures that were made stay.
 */
export async function cancelBatch(id: number, userId: number): Promise<void> {
  await beginCancelling(id, userId)
  await cancelPieces(userId)
}

/**
 * Lets nothing more of a batch begin. With it goes a job that cancels what has begun, should whoever asked for it not come to
 * that.
 */
export async function beginCancelling(id: number, userId: number): Promise<void> {
  const queue = await app.container.make('queue')
  await db.transaction(async (trx) => {
    const cancelled = await sql(
      trx,
      `update batches set state = 'cancelled', pause_reason = null, finished_at = now()
       where id = ? and state in ('running', 'paused') returning 1`,
      [id]
    )
    if (cancelled.length === 0) return
    await queue.send(BATCHES_QUEUE, { userId }, { db: onConnection(trx) })
    await notifyEvent(trx, { type: 'batch', userId, data: { batch_id: id } })
  })
}
