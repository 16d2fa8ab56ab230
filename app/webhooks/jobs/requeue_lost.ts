import db from '@adonisjs/lucid/services/db'
import { queueDelivery } from '../actions/queue_delivery.js'
import { listLostDeliveries } from '../queries/list_lost_deliveries.js'

/** Queues once more what is due and was taken up by nobody, or by a worker that has died. */
export async function requeueLost(): Promise<void> {
  const lost = await listLostDeliveries()
  if (lost.length === 0) return
  await db.transaction(async (trx) => {
    for (const delivery of lost) await queueDelivery(trx, delivery)
  })
}
