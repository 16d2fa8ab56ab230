import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { queueDelivery } from './queue_delivery.js'

/** Deliveries that one call has sent. */
const MOST = 500

/**
 * Has what waits for an endpoint sent at once, the oldest first and some hundreds at most, instead of when the next try is due. One that is
 * just being sent may arrive twice, with the same id.
 * @returns how many
 */
export async function retryPending(
  trx: TransactionClientContract,
  endpoint: { id: number; userId: number }
): Promise<number> {
  const waiting = await sql<{ id: number }>(
    trx,
    `update webhook_deliveries set next_attempt_at = now()
     where id in (
       select id from webhook_deliveries where endpoint_id = ? and state = 'pending' order by id limit ? for no key update)
     returning id`,
    [endpoint.id, MOST]
  )
  for (const { id } of waiting) await queueDelivery(trx, { id, userId: endpoint.userId })
  return waiting.length
}
