import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyEvent } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'
import { endGeneration } from './end_generation.js'

/**
 * Ends all work of a user or on a product that has not ended, in a transaction that has locked it; workers on it are told
 * to stop.
 * @param code why, for those who wait for it
 */
export async function cancelAllGenerations(
  trx: TransactionClientContract,
  { userId = null, productId = null }: { userId?: number | null; productId?: number | null },
  code: 'cancelled' | 'product_deleted'
): Promise<void> {
  const unfinished = await sql<{ id: string; user_id: number }>(
    trx,
    `select id, user_id from generations where (user_id = ? or product_id = ?) and state in ('queued', 'running')
     order by id`,
    [userId, productId]
  )
  for (const { id, user_id: ownerId } of unfinished) {
    await endGeneration(trx, { id, state: 'cancelled', failure: { code, params: {} } })
    await notifyEvent(trx, { type: 'cancel', userId: ownerId, data: { id } })
  }
}
