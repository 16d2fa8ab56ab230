import { encodeLight, type Rgb } from '../../image/color.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { extendPlane } from '../../shape/grow.js'
import { isUpright, NO_GROWTH, type Sides } from '../../shape/sides.js'
import { toShape } from './to_shape.js'

/** More room at two sides, so that the picture gets a shape and nothing of it is lost. */
export async function pad(
  picture: Editable,
  { ratio, color }: Extract<Step, { op: 'pad' }>,
  context: OperationContext
): Promise<Editable> {
  if (!color) return toShape(picture, { ratio, isWhole: true }, context)
  const { width, height } = picture.raster
  const wide = Math.max(width, Math.round(height * ratio)) - width
  const tall = Math.max(height, Math.round(width / ratio)) - height
  const left = Math.floor(wide / 2)
  const top = Math.floor(tall / 2)
  return surround(picture, { left, top, right: wide - left, bottom: tall - top }, color)
}

/** A border outside of the picture, on all sides alike; without a colour, more of the picture's ground. */
export async function border(
  picture: Editable,
  { frame }: Extract<Step, { op: 'border' }>,
  context: OperationContext
): Promise<Editable> {
  const { width, height } = picture.raster
  const size = frame.pixels ?? Math.max(1, Math.round(frame.share * Math.min(width, height)))
  const sides = { left: size, top: size, right: size, bottom: size }
  return frame.color ? surround(picture, sides, frame.color) : toShape(picture, { sides }, context)
}

/** More of the picture's ground at a side, or as a wider or taller picture where it can be had best. */
export async function extend(
  picture: Editable,
  { to, share }: Extract<Step, { op: 'extend' }>,
  context: OperationContext
): Promise<Editable> {
  const { width, height } = picture.raster
  const own = width / height
  if (to === 'wider' || to === 'taller') {
    const ratio = to === 'wider' ? own * (1 + share) : own / (1 + share)
    return toShape(picture, { ratio, isWhole: true }, context)
  }
  const pixels = Math.round(share * (isUpright(to) ? width : height))
  return toShape(picture, { sides: { ...NO_GROWTH, [to]: pixels } }, context)
}

function surround(picture: Editable, sides: Sides, color: Rgb): Editable {
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
