import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BATCHES_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import { priceOfBatch } from './price_of_batch.js'

/** Lets a paused batch go on, whatever it was paused for. */
export async function resumeBatch(id: number, userId: number): Promise<void> {
  const queue = await app.container.make('queue')
  const resume = async (trx: TransactionClientContract) => {
    const resumed = await sql(
      trx,
      `update batches set state = 'running', pause_reason = null where id = ? and state = 'paused' returning 1`,
      [id]
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
