import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { keptResults } from './kept_results.js'

/**
 * Whether a user has pictures or films of products that are gone. Served by the indexes `generated_images_kept` and
 * `videos_newest`.
 */
export async function hasKeptResults(userId: number): Promise<boolean> {
  const { found } = firstOf(
    await sql<{ found: boolean }>(
      db.connection(),
      `select exists (select 1 from generated_images
         where product_id is null and user_id = :userId and deleted_at is null and not in_editor)
       or ${keptResults().join(' or ')} as found`,
      { userId }
    )
  )
  return found
}
