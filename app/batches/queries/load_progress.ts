import { type BatchProgressData, batchProgressData } from '../transformers/batch_data.js'
import { countItems } from './count_items.js'
import type { Batch } from './find_batch.js'

/** How far a batch is. */
export async function loadProgress(batch: Batch): Promise<BatchProgressData> {
  const counts = await countItems([batch.id])
  return batchProgressData(batch, counts.get(batch.id)!)
}
