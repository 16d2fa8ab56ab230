import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import type { BatchState } from '../batch_state.js'
import type { Batch } from '../queries/find_batch.js'
import { cancelPieces } from './cancel_pieces.js'
import { lockPieces } from './lock_pieces.js'
import { batchRunning } from '../errors.js'

/**
 * Takes a batch that has ended off its owner's list. Its pictures stay with their products.
 * @throws AppError 404 when it is gone by now, 409 while it has not ended
 */
export async function deleteBatch({ id, userId }: Batch): Promise<void> {
  // What is still under way would have no batch to be cancelled with.
  await cancelPieces(userId)
  await db.transaction(async (trx) => {
    // They are changed too: they lose their item.
    await lockPieces(trx, id)
    const [batch] = await sql<{ state: BatchState }>(
      trx,
      'select state from batches where id = ? for update',
      [id]
    )
    if (!batch) throw notFound()
    if (batch.state !== 'finished' && batch.state !== 'cancelled') throw batchRunning()
    await sql(trx, 'delete from batches where id = ?', [id])
  })
}
