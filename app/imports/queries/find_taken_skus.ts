import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Those of the SKUs that a product of this user has already. Served by the index `products_sku`. */
export async function findTakenSkus(skus: string[], userId: number): Promise<Set<string>> {
  const rows = await sql<{ sku: string }>(
    db.connection(),
    'select sku from products where user_id = ? and sku = any(?)',
    [userId, skus]
  )
  return new Set(rows.map(({ sku }) => sku))
}
