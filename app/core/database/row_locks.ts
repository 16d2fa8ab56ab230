import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from './sql.js'

/**
 * Tables in the order in which every transaction locks their rows, so that no two wait for each other
 * (docs/decisions/0008-lock-order.md). Rows that refer to them come last.
 */
type Lockable = 'products' | 'generations' | 'teams' | 'users'

/**
 * PostgreSQL's row locks, weakest first: for a row that is referred to and must stay, one that is changed, and one that is
 * deleted.
 */
type Strength = 'key share' | 'no key update' | 'update'

/**
 * Locks rows by ascending id until the transaction ends.
 * @returns the ids of those that exist
 */
export async function lockRows<Id extends number | string>(
  trx: TransactionClientContract,
  table: Lockable,
  ids: readonly Id[],
  strength: Strength
): Promise<Id[]> {
  const rows = await sql<{ id: Id }>(
    trx,
    `select id from ${table} where id = any(?) order by id for ${strength}`,
    [ids]
  )
  return rows.map(({ id }) => id)
}
