import sharp from 'sharp'
import { unbroken } from '../built_in/built_in_engine.js'
import type { Size } from '../remote/models/orders.js'
import { drawnSize } from '../remote/models/sizes.js'

/** Pixels that models which draw any size draw at least, and at most. */
const LEAST = 655_360
const MOST = 8_294_400

/** How much two shapes may differ without anybody seeing it. */
const SAME = 0.01

/** The size to ask for, for something of a shape. @param sizes those that the model draws; any, if null */
export function sizeFor(wanted: Size, sizes: readonly Size[] | null): Size {
  if (!sizes) return drawnSize(wanted, LEAST, MOST)
  return sizes.reduce((best, one) => (away(one, wanted) < away(best, wanted) ? one : best))
}

function away(one: Size, other: Size): number {
  return Math.abs(Math.log(one.width / one.height) - Math.log(other.width / other.height))
}

/** Where a picture of another shape lies in what is asked for; null where it is of the same shape. */
export interface Frame {
  size: Size
  at: { left: number; top: number; width: number; height: number } | null
}

/** The frame for a picture: models that draw few sizes would otherwise cut it or squeeze it. */
export async function frameFor(picture: Uint8Array, sizes: readonly Size[] | null): Promise<Frame> {
  const { width, height } = await unbroken(sharp(picture).metadata())
  const size = sizeFor({ width, height }, sizes)
  if (away(size, { width, height }) < SAME) return { size, at: null }
  const scale = Math.min(size.width / width, size.height / height)
  const within = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const left = Math.floor((size.width - within.width) / 2)
  const top = Math.floor((size.height - within.height) / 2)
  return { size, at: { left, top, ...within } }
}

/** A picture in its frame; what is beside it is transparent, and may be drawn. */
export async function putIntoFrame(picture: Uint8Array, { size, at }: Frame): Promise<Uint8Array> {
  if (!at) return picture
  const right = size.width - at.left - at.width
  const bottom = size.height - at.top - at.height
  return unbroken(
    sharp(picture)
      .ensureAlpha()
      .resize(at.width, at.height, { fit: 'fill' })
      .extend({
        ...{ left: at.left, top: at.top, right, bottom },
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .png()
      .toBuffer()
  )
}

/** What came out of it, without what was beside the picture; also where the model has drawn another size. */
export async function takeOutOfFrame(made: Uint8Array, { size, at }: Frame): Promise<Uint8Array> {
  if (!at) return made
  const { width, height } = await unbroken(sharp(made).metadata())
  const across = width / size.width
  const down = height / size.height
  return unbroken(
    sharp(made)
      .extract({
        left: Math.round(at.left * across),
        top: Math.round(at.top * down),
        width: Math.min(width, Math.round(at.width * across)),
        height: Math.min(height, Math.round(at.height * down)),
      })
      .png()
      .toBuffer()
  )
}
