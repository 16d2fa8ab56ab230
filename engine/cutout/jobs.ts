import type { PhotoInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import type { CutoutOutput, MaskOutput } from '../contract/output.js'
import type { Plane, Raster } from '../image/raster.js'
import { readPicture, readRaster, type ReadPicture } from '../image/read_picture.js'
import { resizePlane } from '../image/resample.js'
import { writeMask, writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import type { Cutout } from './cut_out.js'
import { cutOutPhoto } from './cut_out_photo.js'
import { applyAlpha, OPAQUE } from './matting.js'

/** Longest side at which the outline is found, in pixels: planes of larger photos would take a gigabyte. */
export const LONGEST_SIDE = 2048

/**
 * A PNG of the product with soft alpha, at the photo's size.
 *
 * @throws JobError `invalid_input` when there is nothing in the photo but background
 */
export async function cutoutJob(input: PhotoInput, context: JobContext): Promise<CutoutOutput> {
  const bytes = await context.read(input.photo)
  const picture = await readPicture(bytes, LONGEST_SIDE)
  const { alpha, confidence, advice } = await findProduct(picture, input, context)
  const cutout = applyAlpha(picture.raster, alpha)
  const full = isFullSize(picture) ? cutout : enlargeCutout(cutout, alpha, await readRaster(bytes))
  const file = await writePicture(full, context.scratch, 'cutout.png', 'png')
  return { file, confidence, advice, cost: { cents: 0 } }
}

/**
 * The product's soft mask as a grey PNG, at the photo's size.
 *
 * @throws JobError `invalid_input` when there is nothing in the photo but background
 */
export async function maskJob(input: PhotoInput, context: JobContext): Promise<MaskOutput> {
  const picture = await readPicture(await context.read(input.photo), LONGEST_SIDE)
  const { alpha, confidence, advice } = await findProduct(picture, input, context)
  const { width, height } = picture.original
  const full = isFullSize(picture) ? alpha : resizePlane(alpha, width, height)
  const file = await writeMask(full, context.scratch, 'mask.png')
  return { file, confidence, advice, cost: { cents: 0 } }
}

async function findProduct(
  picture: ReadPicture,
  { mask }: PhotoInput,
  context: JobContext
): Promise<Cutout> {
  const cutout = await cutOutPhoto(picture, mask, context)
  if (cutout.alpha.data.some((value) => value > 0.5)) return cutout
  throw new JobError('nothing_stands_out')
}

function isFullSize({ raster, original }: ReadPicture): boolean {
  return raster.width === original.width && raster.height === original.height
}

/** The outline at the size of the photo, whose own pixels fill it; only its soft edge keeps the cleaned colours. */
function enlargeCutout(cutout: Raster, alpha: Plane, photo: Raster): Raster {
  const { width, height, channels } = photo
  const full = resizePlane(alpha, width, height)
  const data = new Uint8Array(width * height * 4)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * cutout.height) / height) * cutout.width
    for (let x = 0; x < width; x++, i++) {
      const isEdge = full.data[i]! <= OPAQUE
      const source = isEdge ? cutout : photo
      const p = isEdge ? (row + Math.floor((x * cutout.width) / width)) * 4 : i * channels
      for (let c = 0; c < 3; c++) data[i * 4 + c] = source.data[p + c]!
      data[i * 4 + 3] = Math.round(full.data[i]! * 255)
    }
  }
  return { width, height, channels: 4, data }
}
