import type { Legibility } from '../contract/output.js'
import { onWhite } from '../image/on_white.js'
import { boundingBox, type Plane, type Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import { mapCorners } from '../vision/text/corners.js'
import { labelOf } from '../vision/text/label_of.js'
import { countFound } from '../vision/text/match_words.js'
import { readAgain } from '../vision/text/read_again.js'
import { readLabel } from '../vision/text/read_label.js'

/** A picture without alpha, and where its product is, 0 to 1, at its size; null when that is not known. */
export interface Shown {
  raster: Raster
  product: Plane | null
}

/** Alpha above which a pixel is the product's. */
const SEEN = 0.5

/**
 * A count beside a picture, which fails no work: what cannot be read for now, for want of memory or because a run of a network failed, is not counted.
 * @throws JobError only where the work was cancelled or has taken too long
 */
export async function unlessItFails<Count>(
  count: () => Promise<Count | null>,
  context: JobContext
): Promise<Count | null> {
  try {
    return await count()
  } catch {
    await context.checkpoint()
    return null
  }
}

/**
 * Words on the product of a picture that is going to be changed.
 * @returns null where the product is not known, or where nobody can read it
 */
export async function wordsOn(
  { raster, product }: Shown,
  context: JobContext
): Promise<string[] | null> {
  const box = product && boundingBox(product, SEEN)
  if (!box) return null
  const lines = await unlessItFails(() => labelOf(raster, product, box, context), context)
  return lines?.flatMap((line) => line.words) ?? null
}

/**
 * How many of those words can be read in what became of the picture, where they may stand anywhere on the product.
 * @returns null where there were none, where the product is not known any more, or where nobody can read it
 */
export async function wordsLeft(
  words: readonly string[] | null,
  shown: Shown,
  context: JobContext
): Promise<Legibility | null> {
  if (!words || words.length === 0) return null
  const seen = await wordsOn(shown, context)
  return seen && { words: words.length, read: countFound(words, seen) }
}

/**
 * How many of the words in a picture can be read in a larger one of the same.
 * @returns null where there are none, or where nobody can read them
 */
export function wordsEnlarged(
  small: Raster,
  large: Raster,
  context: JobContext
): Promise<Legibility | null> {
  return unlessItFails(async () => {
    const found = await readLabel(onWhite(small), null, context)
    if (!found || found.length === 0) return null
    const lines = found.map(({ words, corners }) => ({
      words,
      corners: mapCorners(corners, ({ x, y }) => ({ x: x / small.width, y: y / small.height })),
    }))
    const whole = { left: 0, top: 0, right: large.width, bottom: large.height }
    return readAgain(onWhite(large), lines, whole, context)
  }, context)
}
