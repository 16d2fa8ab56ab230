import { nextItem } from '../queries/next_item.js'
import { beginItem } from './begin_item.js'
import { finishBatches } from './finish_batches.js'

/**
 * Begins items of a user's batches until as many are under way as may be, and ends batches that are done. Called whenever a piece
 * of a batch has ended; calling it at any other time, twice at once or after a crash does no harm.
 */
export async function advanceBatches(userId: number): Promise<void> {
  for (;;) {
    const item = await nextItem(userId)
    if (!item || !(await beginItem(item))) break
  }
  await finishBatches(userId)
}
