import db from '@adonisjs/lucid/services/db'
import type { GenerationState } from '../generation_state.js'
import { notifyEvent } from '#app/queue/events'
import type Generation from '../models/generation.js'
import { endGeneration } from './end_generation.js'
import { sql } from '#app/shell/sql'

/**
 * Cancels a user's work. What waits ends at once and is refunded; what runs is told to stop and ends within
 * moments; what has ended stays as it is.
 */
export async function cancelGeneration(generation: Generation): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = await sql<{ state: GenerationState }>(
      trx,
      `update generations set cancel_requested = true where id = ? and state in ('queued', 'running')
       returning state`,
      [generation.id]
    )
    if (rows[0]?.state === 'queued') {
      await endGeneration(trx, {
        id: generation.id,
        state: 'cancelled',
        error: { code: 'cancelled', message: 'Cancelled.' },
      })
    } else if (rows[0]) {
      await notifyEvent(trx, {
        type: 'cancel',
        userId: generation.userId,
        data: { id: generation.id },
      })
    }
  })
}
