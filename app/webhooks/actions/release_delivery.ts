import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { ClaimedDelivery } from './claim_delivery.js'
import { queueDelivery } from './queue_delivery.js'

/** Gives a delivery back to the queue, due at once, for a worker that has to stop. */
export async function releaseDelivery(delivery: ClaimedDelivery): Promise<void> {
  await db.transaction(async (trx) => {
    const waiting = await sql(
      trx,
      `update webhook_deliveries set next_attempt_at = now()
       where id = ? and state = 'pending' and next_attempt_at = ?::timestamptz returning 1`,
      [delivery.id, delivery.claimedUntil]
    )
    if (waiting.length > 0) await queueDelivery(trx, delivery)
  })
}
