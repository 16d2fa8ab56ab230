import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { Import } from '../queries/find_import.js'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import { checkWaiting } from './check_waiting.js'
import { queueRows } from './queue_rows.js'

/**
 * Has the rows of an import that failed imported once more.
 * @param rowId only this one; null for all of them
 * @throws FormError under `list` when too many rows of the user are waiting
 */
export async function retryRows(
  { id, userId }: Pick<Import, 'id' | 'userId'>,
  rowId: number | null
): Promise<void> {
  const queue = await app.container.make('queue')
  const retry = async (trx: TransactionClientContract) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    const rows = await sql<{ id: number }>(
      trx,
      `update import_rows set state = 'waiting', problem = null
       where import_id = :id and state = 'failed' and (:rowId::bigint is null or id = :rowId)
       returning id`,
      { id, rowId }
    )
    // Those that this transaction has changed are counted already.
    await checkWaiting(trx, userId, 0)
    await queueRows({ queue, trx, userId, rowIds: rows.map((row) => row.id) })
  }
  await acceptOrder(retry, () => ({ ...NOTHING, expectedSeconds: null }))
}
