import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** The ids of a batch's products that are still there, in its order. */
export async function listBatchProducts(batchId: number): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    db.connection(),
    `select product_id as id from batch_products
     where batch_id = ? and product_id is not null order by place`,
    [batchId]
  )
  return rows.map(({ id }) => id)
}
