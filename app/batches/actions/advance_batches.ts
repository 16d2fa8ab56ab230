import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { findLimits } from '#app/accounts/queries/find_limits'
import { BATCHES_QUEUE } from '../queues.js'
import { piecesAtOnce } from '#app/work/workers/living_workers'
import { inFlight } from '#config/batches'
import { nextItem } from '../queries/next_item.js'
import { beginItem } from './begin_item.js'
import { cancelPieces } from './cancel_pieces.js'
import { finishBatches } from './finish_batches.js'
import { keepItemCounts } from './keep_item_counts.js'

/**
 * Begins items of a user's batches until as many are under way as may be, ends batches that are done and what cancelled ones have
 * under way. Called whenever a piece
 * of a batch has ended; calling it at any other time, twice at once or after a crash does no harm.
 *
 * After a few items other users have their turn: work that is done as fast as it is begun would never let them.
 */
export async function advanceBatches(userId: number): Promise<void> {
  await cancelPieces(userId)
  const mayBeginMore = await beginSome(userId)
  await finishBatches(userId)
  await keepItemCounts(userId)
  if (mayBeginMore) {
    const queue = await app.container.make('queue')
    await queue.send(BATCHES_QUEUE, { userId })
  }
}

async function beginSome(userId: number): Promise<boolean> {
  const limits = await findLimits(db.connection(), userId)
  const most = limits.work_at_once ?? inFlight(await piecesAtOnce('pictures'))
  for (let begun = 0; begun < most; begun++) {
    const item = await nextItem(userId)
    if (!item || !(await beginItem(item, most))) return false
  }
  return true
}
