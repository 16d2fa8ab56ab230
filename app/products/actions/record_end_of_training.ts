import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { EndedWork } from '#app/work/ended_work'

/** A product whose training came to nothing is what it was before: ready if it was trained earlier, else failed. */
export async function recordEndOfTraining(
  trx: TransactionClientContract,
  { kind, state, productId }: EndedWork
): Promise<void> {
  if (kind !== 'train' || state === 'succeeded') return
  await sql(
    trx,
    `update products p set updated_at = now(), status = case
       when exists (select 1 from trainings t where t.product_id = p.id) then 'ready' else 'failed' end
     where id = ? and status = 'training'`,
    [productId]
  )
}
