import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import { unbroken } from '../image/unbroken.js'
import { createPlane, type Box, type Plane, type Raster } from '../image/raster.js'
import { trimRaster } from '../image/trim.js'

/** Share of the frame's height and width that a product may take, and where its foot stands. */
const MOST_HEIGHT = 0.6
const MOST_WIDTH = 0.62
const FOOT = 0.84

/** A product where it stands in a picture. */
export interface LaidProduct {
  /** Picture of the frame's size with transparency. */
  raster: Raster & { channels: 4 }
  /** 0 to 1. */
  alpha: Plane
  /** Pixels in which the trimmed cut-out lies. */
  place: Box
}

/**
 * Trims a cut-out to the product and puts it into an empty frame.
 * @throws JobError `invalid_input` when nothing is left of it
 */
export async function layProduct(
  cutout: Uint8Array,
  { width, height }: { width: number; height: number }
): Promise<LaidProduct> {
  const trimmed = await trimCutout(cutout)
  const { data: product, info } = await sharp(trimmed)
    .resize(Math.round(width * MOST_WIDTH), Math.round(height * MOST_HEIGHT), { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((width - info.width) / 2)
  const top = Math.round(height * FOOT - info.height)
  const data = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: product, left, top }])
    .raw()
    .toBuffer()
  const alpha = createPlane(width, height)
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = data[i * 4 + 3]! / 255
  const place = { left, top, right: left + info.width, bottom: top + info.height }
  return { raster: { width, height, channels: 4, data }, alpha, place }
}

/**
 * A cut-out without its empty borders, as a PNG.
 * @throws JobError `invalid_input` when nothing is left of it
 */
async function trimCutout(cutout: Uint8Array): Promise<Buffer> {
  const image = sharp(cutout, { failOn: 'error' }).ensureAlpha()
  const { data, info } = await unbroken(image.raw().toBuffer({ resolveWithObject: true }))
  const trimmed = await trimRaster({ width: info.width, height: info.height, channels: 4, data })
  if (trimmed) return trimmed
  throw new JobError('product_not_separated')
}
