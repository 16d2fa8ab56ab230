import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordEvent } from '#app/webhooks/actions/record_event'
import { countItems } from '../queries/count_items.js'

export interface EndedBatch {
  id: number
  name: string
  createdAt: Date
  finishedAt: Date
}

/** Has the endpoints of their owner told of batches that this transaction ends. */
export async function recordEndOfBatches(
  trx: TransactionClientContract,
  userId: number,
  batches: readonly EndedBatch[]
): Promise<void> {
  const counts = await countItems(
    batches.map(({ id }) => id),
    trx
  )
  for (const { id, name, createdAt, finishedAt } of batches) {
    const { items, pictures } = counts.get(id)!
    const data = {
      id,
      name,
      items,
      pictures,
      created_at: createdAt.toISOString(),
      finished_at: finishedAt.toISOString(),
    }
    await recordEvent(trx, { userId, type: 'batch.completed', data })
  }
}
