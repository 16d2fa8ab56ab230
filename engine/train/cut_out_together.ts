import { LOOK_BELOW } from '../cutout/confidence.js'
import { meanColors } from '../cutout/color_model.js'
import type { Cutout, Known } from '../cutout/cut_out.js'
import { cutOutPhoto } from '../cutout/cut_out_photo.js'
import type { ProductWords } from '../contract/input.js'
import type { ReadPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { cutOutSeenTogether } from '../vision/cut_out_seen_together.js'
import { canSee } from '../vision/sight.js'
import { VisionFault } from '../vision/vision_fault.js'
import { guideFor } from './guide_for.js'
import type { PhotoToCut } from './photo_to_cut.js'

/**
 * Confidence from which on a photo tells the others what the product looks like, and below which it is told. Those in between are
 * good as they are more often than the others' colours better them.
 */
const TELLS = 0.6
const IS_TOLD = LOOK_BELOW

type Kept = Omit<Cutout, 'alpha'>

type Each = (index: number, picture: ReadPicture, cutout: Cutout) => Promise<void>

/**
 * Cuts one product out of several photos, by what networks see where they can be used. Photos are read one at a time and again where
 * they are needed again, since twenty of them would not fit into memory.
 *
 * @param product what it is called, which tells it from other things; null where nothing is known of it
 * @param each called with every photo's cut-out, in order; from the first one again when networks fail amid them
 */
export async function cutOutTogether(
  photos: PhotoToCut[],
  product: ProductWords | null,
  context: JobContext,
  each: Each
): Promise<void> {
  if (canSee(context)) {
    try {
      return await cutOutSeenTogether(photos, product, context, each)
    } catch (error) {
      if (!(error instanceof VisionFault)) throw error
    }
  }
  await cutOutByDifference(photos, context, each)
}

/**
 * Without networks: photos in which the product stands out tell the others its colours, and its shape where it has the same one in
 * several views.
 */
async function cutOutByDifference(
  photos: PhotoToCut[],
  context: JobContext,
  each: Each
): Promise<void> {
  const first: Kept[] = []
  const outlines: Uint8Array[] = []
  for (const [index, photo] of photos.entries()) {
    context.progress((0.6 * index) / photos.length, {
      code: 'cutting_out_photo',
      at: index + 1,
      of: photos.length,
    })
    const { alpha, ...rest } = await cutOutPhoto(await photo.read(), photo.mask, context)
    first.push(rest)
    outlines.push(Uint8Array.from(alpha.data, (value) => Math.round(value * 255)))
  }
  const telling = first.filter(({ confidence }) => confidence >= TELLS)
  const colors = meanColors(telling.flatMap((cutout) => cutout.colors ?? []))
  for (const [index, photo] of photos.entries()) {
    context.progress(0.6 + (0.4 * index) / photos.length, {
      code: 'comparing_photo',
      at: index + 1,
      of: photos.length,
    })
    const picture = await photo.read()
    const { width, height } = picture.raster
    const data = Float32Array.from(outlines[index]!, (value) => value / 255)
    const alone: Cutout = { ...first[index]!, alpha: { width, height, data } }
    const guide = guideFor(alone, telling)
    const again = (known: Known) => cutOutPhoto(picture, photo.mask, context, known)
    await each(index, picture, await better(alone, { colors, guide }, again))
    await context.checkpoint()
  }
}

/** A cut-out, or the one that what other photos showed makes of its photo where that is better. */
async function better(
  alone: Cutout,
  known: Known,
  again: (known: Known) => Promise<Cutout>
): Promise<Cutout> {
  const isTold = Boolean(known.colors) && alone.confidence < IS_TOLD
  if (!isTold && !known.guide) return alone
  const told = await again(isTold ? known : { guide: known.guide })
  return told.guided || (isTold && told.confidence >= alone.confidence) ? told : alone
}
