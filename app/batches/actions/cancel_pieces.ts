import db from '@adonisjs/lucid/services/db'
import { cancelGeneration } from '#app/work/actions/cancel_generation'
import Generation from '#app/work/models/generation'

/**
 * Cancels what a user's cancelled batches have under way, each in a transaction of its own: first what waits, else it would begin
 * in the place of what runs as soon as that ends (`queued` sorts before `running`). Calling it again does no harm.
 */
export async function cancelPieces(userId: number): Promise<void> {
  const unfinished = await Generation.query()
    .where('user_id', userId)
    .whereIn('state', ['queued', 'running'])
    .whereIn(
      'batch_item_id',
      db
        .from('batch_items')
        .join('batches', 'batches.id', 'batch_items.batch_id')
        .where({ 'batches.user_id': userId, 'batches.state': 'cancelled' })
        .select('batch_items.id')
    )
    .orderBy('state')
  for (const generation of unfinished) await cancelGeneration(generation)
}
