import type { VideoInput } from '../contract/input.js'
import type { ShapeWay } from '../contract/output.js'
import { cutOutPhoto } from '../cutout/cut_out_photo.js'
import type { ReadPicture } from '../image/read_picture.js'
import { letteringOf } from '../shape/keep_out.js'
import { reshape } from '../shape/reshape.js'
import type { JobContext } from '../threads/job_context.js'
import type { FilmedProduct } from './product_layer.js'
import { readMask } from './read_mask.js'
import { solidOutline } from './solid_outline.js'

/** Below the first a cut-out may have a broken edge: the still moves as one plane; from the second on the ground moves as far as it likes. */
const SURE = [0.4, 0.8]

/** A still in the shape of a film. */
export interface ShapedStill {
  still: ReadPicture['raster']
  subject: FilmedProduct | null
  /** Null where it had the film's shape. */
  way: ShapeWay | null
}

/**
 * The still in a shape, its ground carried on where it is too narrow, with the product where it is now.
 *
 * @param ratio width over height
 * @throws JobError `invalid_input` when the way that was chosen is not possible
 */
export async function inShape(
  raster: ReadPicture['raster'],
  found: FilmedProduct | null,
  { shapeWay, seed }: Pick<VideoInput, 'shapeWay' | 'seed'>,
  ratio: number,
  context: JobContext
): Promise<ShapedStill> {
  const picture = {
    raster,
    alpha: null,
    product: found && found.own,
    keepOut: await letteringOf(raster, context),
  }
  const shaped = await reshape(picture, { ratio }, { way: shapeWay ?? null, seed }, () =>
    context.checkpoint()
  )
  const still = shaped.raster
  const way = still === raster ? null : shaped.way
  if (!found || !shaped.product) return { still, subject: null, way }
  const isHard = found.outline === found.own
  const own = shaped.product
  const outline = isHard ? own : solidOutline(own)
  return { still, subject: { outline, own, sureness: found.sureness }, way }
}

/** Where the product is, or null when that is not sure enough to take it out of the still. */
export async function productOf(
  still: ReadPicture,
  input: Pick<VideoInput, 'mask'>,
  context: JobContext
): Promise<FilmedProduct | null> {
  if (input.mask) {
    const mask = await readMask(await context.read(input.mask), still.raster)
    return { outline: mask, own: mask, sureness: 1 }
  }
  context.progress(0.03, { code: 'looking_for_product' })
  const { alpha, confidence } = await cutOutPhoto(still, null, context)
  const sureness = Math.min(1, (confidence - SURE[0]!) / (SURE[1]! - SURE[0]!))
  return sureness <= 0 ? null : { outline: solidOutline(alpha), own: alpha, sureness }
}
