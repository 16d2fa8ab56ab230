import db from '@adonisjs/lucid/services/db'
import { createProduct, type NewPhoto } from '#app/products/actions/create_product'
import { type lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import type { WaitingRow } from '../queries/find_waiting_row.js'
import { failRow } from './fail_row.js'

/** Thrown inside a transaction to undo it: somebody else has ended the row. */
class Overtaken extends Error {}

/**
 * Makes the product of a row; the row is done then, or failed where another product has got its SKU by now. A row that has
 * ended meanwhile is left alone, so that however often this is called there is one product.
 */
export async function makeProduct(row: WaitingRow, photos: NewPhoto[]): Promise<void> {
  try {
    await db.transaction(async (trx) => {
      const { userId, name, description, sku } = row
      const product = await createProduct(trx, {
        userId,
        name,
        description,
        sku,
        isPublic: false,
        photos,
      })
      if (!(await finish(trx, row.id, product.id))) throw new Overtaken()
    })
  } catch (error) {
    if (error instanceof Overtaken) return
    if (!isUniqueViolation(error, 'products_sku')) throw error
    await failRow(row.id, { code: 'sku_taken', sku: row.sku! })
  }
}

/** @returns whether the row was still waiting */
async function finish(
  trx: Parameters<typeof lockRows>[0],
  rowId: number,
  productId: number
): Promise<boolean> {
  const rows = await sql(
    trx,
    `update import_rows set state = 'done', product_id = ? where id = ? and state = 'waiting' returning 1`,
    [productId, rowId]
  )
  return rows.length > 0
}
