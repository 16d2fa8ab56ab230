import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Deletes a recipe. Batches that were started with it keep what it said. */
export async function deleteRecipe(id: number, userId: number): Promise<void> {
  await sql(db.connection(), 'delete from recipes where id = ? and user_id = ?', [id, userId])
}
