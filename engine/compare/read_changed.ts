import type { Legibility } from '../contract/output.js'
import { cropRaster } from '../image/crop.js'
import { onWhite } from '../image/on_white.js'
import { boundingBox, type Box, type Plane, type Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import { mapCorners, type Corners } from '../vision/text/corners.js'
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

/** Pixels that are looked at beside a line: samples between pixels reach one further. */
const NEXT_TO = 2

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
    const total = { words: 0, read: 0 }
    for (const { words, corners } of found) {
      // A large picture seen on white would take 200 MB beside it: line by line.
      const box = boxAround(corners, small, large)
      const place = {
        ...{ left: -box.left, right: large.width - box.left },
        ...{ top: -box.top, bottom: large.height - box.top },
      }
      const shares = mapCorners(corners, ({ x, y }) => ({
        x: x / small.width,
        y: y / small.height,
      }))
      const line = onWhite(cropRaster(large, box))
      const seen = await readAgain(line, [{ words, corners: shares }], place, context)
      if (!seen) return null
      total.words += seen.words
      total.read += seen.read
    }
    return total
  }, context)
}

/** Pixels of the large picture in which a line of the small one lies, and those next to it. */
function boxAround(corners: Corners, small: Raster, large: Raster): Box {
  const across = corners.map(({ x }) => (x * large.width) / small.width)
  const down = corners.map(({ y }) => (y * large.height) / small.height)
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return {
    left: within(Math.min(...across) - NEXT_TO, large.width - 1),
    top: within(Math.min(...down) - NEXT_TO, large.height - 1),
    right: within(Math.max(...across) + NEXT_TO, large.width),
    bottom: within(Math.max(...down) + NEXT_TO, large.height),
  }
}
