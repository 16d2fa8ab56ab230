import db from '@adonisjs/lucid/services/db'
import type { EngineState } from '#app/engines/engine'
import { sql } from '#app/core/database/sql'

export interface Training {
  model: EngineState
  /** Media ids by the names that the model uses. */
  files: Record<string, string>
}

/** The newest training of a product, or null when it has none. Served by the index on (product_id, created_at). */
export async function loadTraining(productId: number): Promise<Training | null> {
  const rows = await sql<Training>(
    db.connection(),
    `select t.model, coalesce(
       (select json_object_agg(f.name, f.media_id) from training_files f where f.generation_id = t.generation_id),
       '{}') as files
     from trainings t where t.product_id = ? order by t.created_at desc limit 1`,
    [productId]
  )
  return rows[0] ?? null
}
