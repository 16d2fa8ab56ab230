import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyEvent } from '#app/queue/events'
import { sql } from '#app/shell/sql'
import { endGeneration } from './end_generation.js'

/** Ends all of a user's work that has not ended, in the caller's transaction; workers on it are told to stop. */
export async function cancelAllGenerations(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  const unfinished = await sql<{ id: string }>(
    trx,
    `select id from generations where user_id = ? and state in ('queued', 'running')
     order by id for update`,
    [userId]
  )
  for (const { id } of unfinished) {
    await endGeneration(trx, {
      id,
      state: 'cancelled',
      error: { code: 'cancelled', message: 'Cancelled.' },
    })
    await notifyEvent(trx, { type: 'cancel', userId, data: { id } })
  }
}
