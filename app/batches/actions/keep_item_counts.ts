import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { countItems } from '../queries/count_items.js'

/**
 * Keeps how the items stand of those of a user's batches that have ended and of which nothing is under way: it changes no more
 * unless what failed is tried again.
 */
export async function keepItemCounts(userId: number): Promise<void> {
  await db.transaction(async (trx) => {
    // Locked first: nobody tries again what failed while it is counted.
    const ended = await sql<{ id: number }>(
      trx,
      `select b.id from batches b
       where b.user_id = :userId and b.item_counts is null and b.state in ('finished', 'cancelled')
         and b.id <> all (array(select batch_id from batch_items where id = any(array(
           select batch_item_id from generations where user_id = :userId and state in ('queued', 'running')))))
       order by b.id for no key update of b`,
      { userId }
    )
    if (ended.length === 0) return
    const counts = await countItems(
      ended.map(({ id }) => id),
      trx
    )
    for (const [id, { items }] of counts) {
      await sql(trx, 'update batches set item_counts = ?::jsonb where id = ?', [
        JSON.stringify(items),
        id,
      ])
    }
  })
}
