import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { ListLine } from '../lists/product_rows.js'
import { acceptOrder } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import { checkWaiting } from './check_waiting.js'
import { queueRows } from './queue_rows.js'

interface CreateImportInput {
  userId: number
  /** Names the request: the same one starts one import. */
  key: string
  name: string
  /** Checked already. */
  lines: ListLine[]
}

/**
 * Starts an import: its rows and a job for each are written in one transaction.
 * @returns its id; the first one's when the request is repeated
 * @throws FormError under `list` when too many rows of the user are waiting
 */
export async function createImport({
  userId,
  key,
  name,
  lines,
}: CreateImportInput): Promise<number> {
  const queue = await app.container.make('queue')
  const start = async (trx: TransactionClientContract) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    const [created] = await sql<{ id: number }>(
      trx,
      `insert into imports (user_id, key, name) values (?, ?, ?)
       on conflict (user_id, key) do nothing returning id`,
      [userId, key, name]
    )
    if (!created) return (await findImportByKey(userId, key, trx))!
    await checkWaiting(trx, userId, lines.length)
    const rows = await sql<{ id: number }>(
      trx,
      `insert into import_rows (import_id, line, sku, name, description, addresses)
       select ?::bigint, r.line, nullif(r.sku, ''), r.name, r.description, r.addresses
       from jsonb_to_recordset(?::jsonb) as r (line int, sku text, name text, description text, addresses text[])
       order by r.line returning id`,
      [created.id, JSON.stringify(lines)]
    )
    await queueRows({ queue, trx, userId, rowIds: rows.map(({ id }) => id) })
    return created.id
  }
  return acceptOrder(start, () => ({ ...NOTHING, expectedSeconds: null }))
}

/** The import that a request has started; null when there is none. */
export async function findImportByKey(
  userId: number,
  key: string,
  client: QueryClientContract = db.connection()
): Promise<number | null> {
  const rows = await sql<{ id: number }>(
    client,
    'select id from imports where user_id = ? and key = ?',
    [userId, key]
  )
  return rows[0]?.id ?? null
}
