import type { CutoutOutput, MaskOutput, PhotoInput } from '../../engine.js'
import { readPicture } from '../image/read_picture.js'
import { writeMask, writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { applyAlpha } from './matting.js'
import { cutOut } from './cut_out.js'

/** Longest side of what is worked on, in pixels: larger photos are cut at this size. */
const LONGEST_SIDE = 4096

/** A PNG of the product with soft alpha, at the photo's size. */
export async function cutoutJob(input: PhotoInput, context: JobContext): Promise<CutoutOutput> {
  const picture = await readPicture(await context.read(input.photo), LONGEST_SIDE)
  const { alpha, confidence } = await cutOut(picture, () => context.checkpoint())
  const file = await writePicture(
    applyAlpha(picture.raster, alpha),
    context.scratch,
    'cutout.png',
    'png'
  )
  return { file, confidence, cost: { cents: 0 } }
}

/** The product's soft mask as a grey PNG, at the photo's size. */
export async function maskJob(input: PhotoInput, context: JobContext): Promise<MaskOutput> {
  const picture = await readPicture(await context.read(input.photo), LONGEST_SIDE)
  const { alpha, confidence } = await cutOut(picture, () => context.checkpoint())
  return {
    file: await writeMask(alpha, context.scratch, 'mask.png'),
    confidence,
    cost: { cents: 0 },
  }
}
