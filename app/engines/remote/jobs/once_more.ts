import type { Picture } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { Batch } from './batches.js'

const CHANGED =
  'The picture service changed the product, twice: this picture was not kept and costs nothing. Please try other words.'

/** What a repeated request adds to the seed: the same one would draw the same. */
export const AGAIN = 1_000_003

/**
 * Pictures in which the product has changed beyond the operator's line are asked for once more, then given up.
 *
 * @param make asks for pictures; the suffix tells the step of a repeated request from the first
 */
export async function onceMore(
  batch: Batch,
  hasChanged: (picture: Picture) => boolean,
  make: (batch: Batch, suffix: string) => Promise<(Picture | EngineError)[]>
): Promise<(Picture | EngineError)[]> {
  const made = await make(batch, '')
  for (const [offset, picture] of made.entries()) {
    if (picture instanceof EngineError || !hasChanged(picture)) continue
    const [again] = await make({ first: batch.first + offset, count: 1 }, ':again')
    const isKept = again instanceof EngineError || !hasChanged(again)
    made[offset] = isKept ? again : new EngineError('invalid_input', CHANGED)
  }
  return made
}
