import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#app/core/errors/app_error'
import { sql } from '#app/core/database/sql'
import { STUDIO_ERRORS } from '../messages/en/common.js'

/**
 * Takes work with failed pieces off its owner's list, once.
 * @throws AppError 409 when it is off it already
 */
export async function settleFailedWork(trx: TransactionClientContract, id: string): Promise<void> {
  const settled = await sql(
    trx,
    `update generations set settled_at = now() where id = ? and settled_at is null
       and state in ('succeeded', 'failed') returning 1`,
    [id]
  )
  if (settled.length === 0) throw new AppError(409, 'settled', STUDIO_ERRORS.settled)
}
