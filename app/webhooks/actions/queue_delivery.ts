import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { onConnection } from '#app/core/queue/boss'
import { type WebhookJob, WEBHOOKS_QUEUE } from '../queues.js'

export interface QueuedDelivery {
  id: number
  /** Whose endpoint it goes to. */
  userId: number
}

/** Has an event sent to an endpoint, after some seconds, if the transaction is committed. */
export async function queueDelivery(
  trx: TransactionClientContract,
  { id, userId }: QueuedDelivery,
  afterSeconds = 0
): Promise<void> {
  const queue = await app.container.make('queue')
  await queue.send(WEBHOOKS_QUEUE, { deliveryId: id } satisfies WebhookJob, {
    db: onConnection(trx),
    group: { id: String(userId) },
    startAfter: Math.ceil(afterSeconds),
  })
}
