import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Locks the pieces of work of a batch that are about to change, by ascending id until the transaction ends. Work is locked before
 * its batch (docs/decisions/0008-lock-order.md).
 */
export async function lockPieces(trx: TransactionClientContract, batchId: number): Promise<void> {
  await sql(
    trx,
    `select 1 from generations where batch_item_id in (select id from batch_items where batch_id = ?)
     order by id for no key update`,
    [batchId]
  )
}
