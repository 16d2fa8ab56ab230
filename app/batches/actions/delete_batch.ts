import db from '@adonisjs/lucid/services/db'
import { AppError } from '#app/shell/exceptions/app_error'
import { sql } from '#app/shell/sql'
import type { Batch } from '../queries/find_batch.js'
import { BATCH_ERRORS } from '../texts.js'

/**
 * Takes a batch that has ended off its owner's list. Its pictures stay with their products.
 * @throws AppError 409 while it has not ended
 */
export async function deleteBatch({ id }: Batch): Promise<void> {
  const deleted = await sql(
    db.connection(),
    `delete from batches where id = ? and state in ('finished', 'cancelled') returning 1`,
    [id]
  )
  if (deleted.length === 0) throw new AppError(409, 'batch_running', BATCH_ERRORS.running)
}
