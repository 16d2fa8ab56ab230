import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Whether a provider has learnt a product, by its newest training: what it has learnt stands beside what is known here of each product. */
export async function hasLearntModel(
  trx: TransactionClientContract,
  productId: number
): Promise<boolean> {
  const [newest] = await sql<{ isLearnt: boolean }>(
    trx,
    `select model - '{triggerWord,description,views}'::text[] <> '{}'::jsonb as "isLearnt"
     from trainings where product_id = ? order by created_at desc limit 1`,
    [productId]
  )
  return newest?.isLearnt ?? false
}
