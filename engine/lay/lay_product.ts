import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import { unbroken } from '../image/unbroken.js'
import { createPlane, type Box, type Plane, type Raster } from '../image/raster.js'
import type { Layout } from '../layout/layout.js'
import { placeByHand } from '../layout/place.js'
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
  { width, height, layout = {} }: { width: number; height: number; layout?: Layout }
): Promise<LaidProduct> {
  const trimmed = await trimCutout(cutout)
  const cut = await sharp(trimmed).metadata()
  const usual = Math.min(height * MOST_HEIGHT, (width * MOST_WIDTH * cut.height) / cut.width)
  const stands = {
    x: width / 2,
    foot: height * FOOT,
    height: usual,
    width: (usual * cut.width) / cut.height,
  }
  const wanted = placeByHand(stands, layout, { width, height }, cut)
  const { data: product, info } = await sharp(trimmed)
    .resize(Math.round(wanted.width), Math.round(wanted.height), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(wanted.x - info.width / 2)
  const top = Math.round(wanted.foot - info.height)
  const data = Buffer.alloc(width * height * 4)
  const from = Math.max(0, -left)
  const columns = Math.min(info.width, width - left) - from
  for (let y = Math.max(0, top); y < Math.min(height, top + info.height); y++) {
    const start = ((y - top) * info.width + from) * 4
    const row = product.subarray(start, start + columns * 4)
    row.copy(data, (y * width + left + from) * 4)
  }
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
