import db from '@adonisjs/lucid/services/db'
import { lockRows } from '#app/core/database/row_locks'
import type Generation from '../models/generation.js'
import { settleFailedWork } from './settle_failed_work.js'

/**
 * Does away with the notice of failed pieces.
 * @throws AppError 409 when it is gone already
 */
export function dismissFailedWork({ id }: Generation): Promise<void> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'generations', [id], 'no key update')
    await settleFailedWork(trx, id)
  })
}
