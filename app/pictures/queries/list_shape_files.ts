import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Ids of the files of a picture in other shapes, with their masks. Served by the index `generations_shapes`. */
export async function listShapeFiles(
  trx: TransactionClientContract,
  mediaId: string
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    trx,
    `select unnest(array[result->>'mediaId', result->>'maskMediaId']) as id from generations
     where kind = 'shape' and state = 'succeeded' and params->>'mediaId' = ?`,
    [mediaId]
  )
  return rows.flatMap(({ id }) => id ?? [])
}
