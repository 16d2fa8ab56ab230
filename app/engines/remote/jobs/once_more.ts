import { firstOf } from '#app/core/elements'
import type { Legibility, Picture } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { FailureCode } from '../../failures/failures.js'
import { inspectPicture } from '../../built_in/built_in_engine.js'
import type { Batch } from './batches.js'

/** What a provider has done to the product that is beyond the operator's line, or to the whole picture. */
export type Harm = 'changed' | 'unreadable' | 'wrong'

const FAILURE = {
  changed: 'service_changed_product',
  unreadable: 'service_changed_words',
  wrong: 'picture_wrong_twice',
} as const satisfies Record<Harm, FailureCode>

/** What a repeated request adds to the seed: the same one would draw the same. */
export const AGAIN = 1_000_003

/**
 * Pictures in which the product has changed beyond the operator's line, and those that show nothing, are asked for once more, then given up.
 *
 * @param harmIn what has become of the product, or null
 * @param make asks for pictures; the suffix tells the step of a repeated request from the first
 * @param source reads what they are made from, if that shows whether they may be of one colour
 */
export async function onceMore(
  batch: Batch,
  harmIn: (picture: Picture) => Harm | null,
  make: (batch: Batch, suffix: string) => Promise<(Picture | EngineError)[]>,
  source: () => Promise<Uint8Array | null> = async () => null
): Promise<(Picture | EngineError)[]> {
  const judge = async (picture: Picture): Promise<Harm | null> =>
    harmIn(picture) ?? ((await inspectPicture(picture.file, source)) ? 'wrong' : null)
  const made = await make(batch, '')
  for (const [offset, picture] of made.entries()) {
    if (picture instanceof EngineError || !(await judge(picture))) continue
    const again = await onlyOf(make({ first: batch.first + offset, count: 1 }, ':again'))
    const harm = again instanceof EngineError ? null : await judge(again)
    made[offset] = harm ? new EngineError(FAILURE[harm]) : again
  }
  return made
}

/** The one picture that was asked for; that it failed concerns none of the others. */
async function onlyOf(making: Promise<(Picture | EngineError)[]>): Promise<Picture | EngineError> {
  try {
    return firstOf(await making)
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
}

/** Whether fewer words can be read than have to be. */
export function hasLostWords(label: Legibility | null | undefined, leastShare: number): boolean {
  return !!label && label.read < leastShare * label.words
}
