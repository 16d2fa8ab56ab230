import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BATCHES_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import type { PauseReason } from '../batch_state.js'
import { priceOfBatch } from './price_of_batch.js'

/**
 * Lets a paused batch go on.
 * @param pausedFor only if it still is paused for that; whatever it was paused for, if missing
 */
export async function resumeBatch(
  id: number,
  userId: number,
  pausedFor?: PauseReason
): Promise<void> {
  const queue = await app.container.make('queue')
  const resume = async (trx: TransactionClientContract) => {
    const resumed = await sql(
      trx,
      `update batches set state = 'running', pause_reason = null
       where id = :id and state = 'paused' and pause_reason = coalesce(:pausedFor, pause_reason) returning 1`,
      { id, pausedFor: pausedFor ?? null }
    )
    if (resumed.length === 0) return false
    await queue.send(BATCHES_QUEUE, { userId }, { db: onConnection(trx) })
    await notifyEvent(trx, { type: 'batch', userId, data: { batch_id: id } })
    return true
  }
  await acceptOrder(resume, ({ accepted: isResumed, trx, expected }) =>
    isResumed ? priceOfBatch(trx, id, expected) : NOTHING
  )
}
