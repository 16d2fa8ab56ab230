import { unlessItFails } from '../compare/read_changed.js'
import type { PackshotInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import { applyAlpha } from '../cutout/matting.js'
import { findProduct, requireProduct } from '../edit/product.js'
import { cropPlane, cropRaster } from '../image/crop.js'
import { boundingBox, type Box, type Raster } from '../image/raster.js'
import { readPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { labelOf } from '../vision/text/label_of.js'
import type { TextLine } from '../vision/text/text_line.js'

/** Longest side at which the outline is found, in pixels: planes of larger photos would take a gigabyte. */
const LONGEST_SIDE = 2048

/** Alpha above which a pixel is seen on white. */
const SEEN = 0.1

export interface CutProduct {
  /** The product alone, cropped to what is seen of it, with alpha. */
  cutout: Raster & { channels: 4 }
  /** Bytes of the photo, and where in it the product is, in pixels of the upright original. */
  photo: Uint8Array
  box: Box
  /** Pixels of the photo for one of the cut-out: 1 or more. */
  shrunk: number
  /** Middle of the product's mass in the cut-out, 0 to 1 from left and top. */
  mass: { x: number; y: number }
  /** What is written on it; corners from 0 to 1 of the cut-out. None where nobody can read it. */
  lines: TextLine[]
}

/** @throws JobError `invalid_input` when the product cannot be told from its background */
export async function cutProduct(
  { photo, mask }: PackshotInput,
  context: JobContext
): Promise<CutProduct> {
  const bytes = await context.read(photo)
  const picture = await readPicture(bytes, LONGEST_SIDE)
  await context.checkpoint()
  const alpha = requireProduct(
    await findProduct(picture, mask === null ? null : await context.read(mask), context)
  )
  await context.checkpoint()
  const box = boundingBox(alpha, SEEN)
  if (!box) throw new JobError('product_not_in_photo')
  const cutout = applyAlpha(cropRaster(picture.raster, box), cropPlane(alpha, box))
  const shrunk = picture.original.width / picture.raster.width
  return {
    cutout,
    photo: bytes,
    box: {
      left: Math.round(box.left * shrunk),
      top: Math.round(box.top * shrunk),
      right: Math.min(picture.original.width, Math.round(box.right * shrunk)),
      bottom: Math.min(picture.original.height, Math.round(box.bottom * shrunk)),
    },
    shrunk,
    mass: massOf(cutout),
    lines: (await unlessItFails(() => labelOf(picture.raster, alpha, box, context), context)) ?? [],
  }
}

function massOf({ width, height, data }: Raster): { x: number; y: number } {
  let [sum, sumX, sumY] = [0, 0, 0]
  for (let y = 0, p = 3; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      sum += data[p]!
      sumX += data[p]! * x
      sumY += data[p]! * y
    }
  }
  return { x: (sumX / sum + 0.5) / width, y: (sumY / sum + 0.5) / height }
}
