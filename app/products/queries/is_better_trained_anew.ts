import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { engineCapabilities } from '#app/engines/capabilities'
import { firstOf } from '#app/core/elements'
import { enginesFor } from '#app/work/kinds/engines_for'
import { sql } from '#app/core/database/sql'

/**
 * Whether the engine that is asked first trains better now than when it trained a product last, so that its owner may have it trained once more for nothing. Not where
 * they had that already, and it came to nothing better.
 */
export async function isBetterTrainedAnew(
  client: QueryClientContract | TransactionClientContract,
  productId: number
): Promise<boolean> {
  const [engine] = enginesFor('train')
  const version = engineCapabilities().train?.version ?? 1
  const { better } = firstOf(
    await sql<{ better: boolean }>(
      client,
      `select coalesce((
       select t.engine = :engine and t.engine_version < :version and g.credit_cost + g.own_key::int > 0
       from trainings t join generations g on g.id = t.generation_id
       where t.product_id = :productId order by t.created_at desc limit 1), false) as better`,
      { productId, engine: engine ?? null, version }
    )
  )
  return better
}
