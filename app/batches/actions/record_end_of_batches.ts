import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countItems } from '../queries/count_items.js'

export interface EndedBatch {
  id: number
  name: string
  createdAt: Date
  finishedAt: Date
}

/** What programs are told of a batch that has ended. Spelled as on the wire. */
export interface EndedBatchData {
  id: number
  name: string
  items: object
  pictures: number
  created_at: string
  finished_at: string
}

type Listener = (
  trx: TransactionClientContract,
  userId: number,
  batch: EndedBatchData
) => Promise<void>

const listeners: Listener[] = []

/** Has something done in each transaction that ends a batch. */
export function onBatchEnded(listener: Listener): void {
  listeners.push(listener)
}

/** Tells of batches in the transaction that ends them. */
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
    const data: EndedBatchData = {
      id,
      name,
      items,
      pictures,
      created_at: createdAt.toISOString(),
      finished_at: finishedAt.toISOString(),
    }
    for (const listener of listeners) await listener(trx, userId, data)
  }
}
