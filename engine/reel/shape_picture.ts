import sharp from 'sharp'
import type { ReelBox } from './reel.js'
import { cropPlane, cropRaster } from '../image/crop.js'
import type { Box, Plane, Raster } from '../image/raster.js'
import { shrink } from '../image/shrink.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import { letteringOf } from '../shape/keep_out.js'
import { reshape } from '../shape/reshape.js'
import type { Sides } from '../shape/sides.js'
import { onSoftenedCopy } from '../shape/soften.js'
import type { JobContext } from '../threads/job_context.js'

/** Longest side of the copy whose ground is carried on, in pixels. */
const SMALL = 640
/** Width of the seam, as a share of the picture's longer side. */
const SEAM = 0.006

type Rgb = Raster & { channels: 3 }

/** A picture, and where its product is, at its size; null when nobody knows. */
interface ToShape {
  raster: Rgb
  product: Plane | null
}

/**
 * What of a picture fills a frame: a part of it, and where that reaches beyond it, its ground carried on, or the whole part on a softened copy
 * of itself (see `reshape`).
 *
 * @param base in shares of the picture, beyond 0 and 1 for what is beyond it
 */
export async function shapePicture(
  { raster, product }: ToShape,
  base: ReelBox,
  seed: number,
  context: JobContext
): Promise<Rgb> {
  const { width, height } = raster
  const left = Math.round(base.left * width)
  const top = Math.round(base.top * height)
  const size = {
    width: Math.max(1, Math.round(base.right * width) - left),
    height: Math.max(1, Math.round(base.bottom * height) - top),
  }
  const own: Box = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, left + size.width),
    bottom: Math.min(height, top + size.height),
  }
  const inside = cropRaster(raster, own)
  if (inside.width === size.width && inside.height === size.height) return inside
  const place: Box = {
    left: own.left - left,
    top: own.top - top,
    right: own.right - left,
    bottom: own.bottom - top,
  }
  const sides = {
    left: place.left,
    top: place.top,
    right: size.width - place.right,
    bottom: size.height - place.bottom,
  }
  const grown = await growSmall(inside, product && cropPlane(product, own), sides, seed, context)
  if (!grown) return onSoftenedCopy(inside, size, place)
  const { width: from, height: high, channels } = grown
  const data = await sharp(grown.data, { raw: { width: from, height: high, channels } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  const out: Rgb = { ...size, channels: 3, data: new Uint8Array(data) }
  layInside(out, inside, place)
  return out
}

/**
 * A small copy of a picture with its ground carried on: that takes seconds, and many more for more pixels, which soft grounds do not need.
 *
 * @returns null when it cannot be carried on well
 */
async function growSmall(
  inside: Rgb,
  product: Plane | null,
  { left, top, right, bottom }: Sides,
  seed: number,
  context: JobContext
): Promise<Rgb | null> {
  const raster = (await shrink(inside, SMALL)) as Rgb
  const scale = raster.width / inside.width
  const part = {
    raster,
    alpha: null,
    product: product && shrinkPlane(product, raster.width, raster.height),
    keepOut: await letteringOf(raster, context),
  }
  await context.checkpoint()
  const small = (pixels: number) => Math.round(pixels * scale)
  const sides = { left: small(left), top: small(top), right: small(right), bottom: small(bottom) }
  const options = { way: null, seed }
  const shaped = await reshape(part, { sides }, options, () => context.checkpoint())
  return shaped.way === 'filled' ? shaped.raster : null
}

/** Lays the picture itself over its enlarged copy; where that goes on, over a few pixels. */
function layInside(out: Rgb, inside: Rgb, place: Box): void {
  const soft = SEAM * Math.max(inside.width, inside.height)
  const ramp = (from: number, to: number, size: number, end: number) =>
    Float32Array.from({ length: size }, (_, i) => {
      const first = from > 0 ? (i + 0.5) / soft : 1
      const last = to < end ? (size - i - 0.5) / soft : 1
      return Math.min(1, first, last)
    })
  const across = ramp(place.left, place.right, inside.width, out.width)
  const down = ramp(place.top, place.bottom, inside.height, out.height)
  for (let y = 0, p = 0; y < inside.height; y++) {
    let to = ((y + place.top) * out.width + place.left) * 3
    for (let x = 0; x < inside.width; x++) {
      const share = down[y]! * across[x]!
      for (let c = 0; c < 3; c++, p++, to++) {
        out.data[to] = Math.round(out.data[to]! + (inside.data[p]! - out.data[to]!) * share)
      }
    }
  }
}
