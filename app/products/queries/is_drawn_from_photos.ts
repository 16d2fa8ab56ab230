import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { engineCapabilities } from '#app/engines/capabilities'
import { firstOf } from '#app/core/elements'
import { enginesFor } from '#app/work/kinds/engines_for'

/** Whether the engine that is asked first draws a product from its photos since it has not learnt it, so that training would bring it closer. */
export async function isDrawnFromPhotos(productId: number): Promise<boolean> {
  if (!engineCapabilities().train?.withoutLearning) return false
  const [engine] = enginesFor('train')
  const { unlearnt } = firstOf(
    await sql<{ unlearnt: boolean }>(
      db.connection(),
      `select coalesce((
       select not jsonb_exists(t.model::jsonb, :engine) from trainings t
       where t.product_id = :productId order by t.created_at desc limit 1), false) as unlearnt`,
      { productId, engine: engine ?? null }
    )
  )
  return unlearnt
}
