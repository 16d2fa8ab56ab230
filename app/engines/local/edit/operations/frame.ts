import { encodeLight, type Rgb } from '../../image/color.js'
import type { Editable } from '../editable.js'
import type { Step } from '../step.js'
import { carryOn, extendPlane, type Sides } from './carry_on.js'

/** More room at two sides, so that the picture gets a shape and nothing of it is lost. */
export async function pad(
  picture: Editable,
  { ratio, color }: Extract<Step, { op: 'pad' }>
): Promise<Editable> {
  const { width, height } = picture.raster
  const wide = Math.max(width, Math.round(height * ratio)) - width
  const tall = Math.max(height, Math.round(width / ratio)) - height
  const left = Math.floor(wide / 2)
  const top = Math.floor(tall / 2)
  return extend(picture, { left, top, right: wide - left, bottom: tall - top }, color)
}

/** A border outside of the picture, on all sides alike; without a colour, more of the picture's ground. */
export async function border(
  picture: Editable,
  { frame }: Extract<Step, { op: 'border' }>
): Promise<Editable> {
  const { width, height } = picture.raster
  const size = frame.pixels ?? Math.max(1, Math.round(frame.share * Math.min(width, height)))
  return extend(picture, { left: size, top: size, right: size, bottom: size }, frame.color)
}

/** @param color null carries the picture on */
function extend(picture: Editable, sides: Sides, color: Rgb | null): Editable {
  if (!color) return carryOn(picture, sides)
  const { raster, alpha, product } = picture
  const width = raster.width + sides.left + sides.right
  const height = raster.height + sides.top + sides.bottom
  const bytes = color.map((light) => Math.round(encodeLight(light)))
  const data = new Uint8Array(width * height * 3)
  for (let p = 0; p < data.length; p += 3) data.set(bytes, p)
  for (let y = 0; y < raster.height; y++) {
    const row = raster.data.subarray(y * raster.width * 3, (y + 1) * raster.width * 3)
    data.set(row, ((y + sides.top) * width + sides.left) * 3)
  }
  return {
    ...picture,
    raster: { width, height, channels: 3, data },
    alpha: alpha && extendPlane(alpha, sides, 1),
    product: product && extendPlane(product, sides, 0),
  }
}
