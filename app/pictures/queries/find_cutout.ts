import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { enginesFor } from '#app/work/kinds/engines_for'
import Generation from '#app/work/models/generation'

interface FindCutoutInput {
  userId: number
  kind: 'cutout' | 'mask'
  productId: number
  photoMediaId: string
  /** The owner's mask that it was made with; null: found automatically. */
  maskMediaId: string | null
}

/**
 * What one of the engines that would be asked now has made of a photo for this user before, while it is stored. Served by the index on
 * product_id.
 */
export async function findCutout(input: FindCutoutInput): Promise<Generation | null> {
  // Where the owner says what the product is, there is nothing to find: the local engine cuts it out.
  const engines = input.maskMediaId === null ? enginesFor(input.kind) : ['local']
  const [row] = await sql<{ id: string }>(
    db.connection(),
    `select g.id from generations g join media m on m.id = (g.result->>'mediaId')::uuid
     where g.product_id = :productId and g.user_id = :userId and g.kind = :kind
       and g.state = 'succeeded' and g.engine = any(:engines)
       and g.params->>'photoMediaId' = :photoMediaId
       and g.params->>'maskMediaId' is not distinct from :maskMediaId
     order by g.created_at desc limit 1`,
    { ...input, engines }
  )
  return row ? Generation.find(row.id) : null
}
