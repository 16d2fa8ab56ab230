import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Takes what failed of items of a batch, in whole or in part, as settled: it is made anew. */
export async function settleFailures(
  trx: TransactionClientContract,
  batchItemIds: number[]
): Promise<void> {
  await sql(
    trx,
    `update generations set settled_at = now() where batch_item_id = any(?) and settled_at is null
       and (state = 'failed' or result->'failures' <> '[]'::jsonb)`,
    [batchItemIds]
  )
}
