import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyEvent } from '#app/core/queue/events'
import type Generation from '../models/generation.js'
import { endGeneration } from './end_generation.js'
import { lockGeneration } from './lock_generation.js'
import { sql } from '#app/core/database/sql'

/**
 * Cancels a user's work. What waits ends at once and is refunded; what runs is told to stop and ends within
 * moments; what has ended stays as it is.
 */
export async function cancelGeneration(generation: Generation): Promise<void> {
  await db.transaction((trx) => cancelGenerationIn(trx, generation))
}

/** The same in the caller’s transaction. */
export async function cancelGenerationIn(
  trx: TransactionClientContract,
  generation: Generation
): Promise<void> {
  const current = await lockGeneration(trx, generation.id)
  if (current?.state === 'queued') {
    await endGeneration(trx, {
      id: generation.id,
      state: 'cancelled',
      failure: { code: 'cancelled', params: {} },
    })
  } else if (current?.state === 'running') {
    await sql(trx, 'update generations set cancel_requested = true where id = ?', [generation.id])
    await notifyEvent(trx, {
      type: 'cancel',
      userId: generation.userId,
      data: { id: generation.id },
    })
  }
}
