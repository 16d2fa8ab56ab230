import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import { cutOutPhoto } from '../cutout/cut_out_photo.js'
import { applyAlpha, refineAlpha } from '../cutout/matting.js'
import { mapPlane, type Plane, type Raster } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'

/** Confidence of a cut-out below which nothing is done by it. */
const LEAST_CONFIDENCE = 0.35

/** Difference of bytes, in a channel, that is no more than noise. */
const FLAT = 8

/** Share of pixels between product and background below which a mask has no soft edge of its own. */
const HARD = 0.0005

/**
 * Where the product is: the merchant's mask, else the picture's transparency, else a cut-out.
 *
 * @param mask bytes of the merchant's mask, or null
 * @returns null when it cannot be told
 */
export async function findProduct(
  picture: ReadPicture,
  mask: Uint8Array | null,
  context: JobContext
): Promise<Plane | null> {
  if (mask) return readMask(mask, picture.raster)
  if (isFlat(picture.raster)) return null
  const { alpha, confidence } = await cutOutPhoto(picture, null, context)
  const known = confidence >= LEAST_CONFIDENCE && alpha.data.some((value) => value > 0.5)
  return known ? alpha : null
}

/** Whether a picture shows nothing but one colour. */
function isFlat({ data }: Raster): boolean {
  return data.every((value, p) => Math.abs(value - data[p % 3]!) < FLAT)
}

/** @throws JobError `product_unclear` for a merchant whose product could not be told from its background */
export function requireProduct(product: Plane | null): Plane {
  if (product) return product
  throw new JobError('product_unclear')
}

/** A grey picture at a raster's size as 0 to 1; a hard outline is made to follow the picture's own edges. */
async function readMask(bytes: Uint8Array, raster: Raster): Promise<Plane> {
  const { width, height } = raster
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#000000' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new JobError('mask_unreadable', {}, { cause })
    })
  const mask = mapPlane(raster, (i) => data[i * info.channels]! / 255)
  let inside = 0
  let soft = 0
  for (const value of mask.data) {
    if (value > 0.5) inside++
    if (value > 0.02 && value < 0.98) soft++
  }
  if (inside === 0) {
    throw new JobError('mask_empty')
  }
  return soft < mask.data.length * HARD ? refineAlpha(mask, raster) : mask
}

/** Colours of a transparent picture as they are where it is opaque, not as its soft edge looks on white. */
export function cleanTransparent({ raster, alpha }: ReadPicture): ReadPicture['raster'] {
  if (!alpha) return raster
  const cut = applyAlpha(raster, alpha)
  const data = new Uint8Array(raster.data.length)
  for (let i = 0, p = 0; p < data.length; i += 4) {
    for (let c = 0; c < 3; c++) data[p++] = cut.data[i + c]!
  }
  return { ...raster, data }
}
