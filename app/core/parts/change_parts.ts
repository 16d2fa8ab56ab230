import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '../elements.js'
import { sql } from '../database/sql.js'

/** Of the advisory lock of whoever changes parts; any number nobody else uses. */
export const PARTS = 7_305_816

/** Below what PostgreSQL waits before it looks for those who wait for each other: whoever changes parts gives up first. */
const LOCK_MS = 500

/** What PostgreSQL says of a lock that was not got in time. */
const LOCK_TIMEOUT = '55P03'

/**
 * Changes parts in one transaction, while everything goes on: one process at a time, and none that holds a table for long is waited for.
 * @returns what was done, or null where somebody else is at it or holds a table
 */
export async function changeParts<Result>(
  client: QueryClientContract,
  change: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result | null> {
  try {
    return await client.transaction(async (trx) => {
      await sql(trx, `select set_config('lock_timeout', ?, true)`, [`${LOCK_MS}ms`])
      const { isFree } = firstOf(
        await sql<{ isFree: boolean }>(trx, 'select pg_try_advisory_xact_lock(?) as "isFree"', [
          PARTS,
        ])
      )
      return isFree ? await change(trx) : null
    })
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_TIMEOUT) return null
    throw error
  }
}
