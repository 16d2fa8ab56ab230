import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { settled } from '../errors.js'

/**
 * Takes work with failed pieces off its owner's list, once.
 * @throws AppError 409 when it is off it already
 */
export async function settleFailedWork(trx: TransactionClientContract, id: string): Promise<void> {
  const rows = await sql(
    trx,
    `update generations set settled_at = now() where id = ? and settled_at is null
       and state in ('succeeded', 'failed') returning 1`,
    [id]
  )
  if (rows.length === 0) throw settled()
}
