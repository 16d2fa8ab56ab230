import sharp from 'sharp'
import { blur } from '../image/blur.js'
import { LINEAR, type Rgb } from '../image/color.js'
import { createPlane, type Plane, type Raster } from '../image/raster.js'
import { removeSpill } from '../train/remove_spill.js'
import type { Spill } from '../train/spill.js'
import { groundLine, type GroundLine } from './ground_line.js'
import { createLight, type LightPlanes } from './light_planes.js'

/** The cut-out in its place: linear light and alpha at the picture's size. */
export interface ProductLayer {
  light: LightPlanes
  alpha: Plane
  /** The scaled cut-out as it came, at `left` and `top`. */
  cutout: Raster
  /** Pixels of the box that the product takes in the picture; right and bottom are exclusive. */
  left: number
  top: number
  right: number
  bottom: number
  ground: GroundLine
}

/** Size and place of a cut-out: its foot's middle and its height in the picture, in pixels. */
export interface Placement {
  x: number
  foot: number
  height: number
}

/** A product and the picture that it is put into. */
export interface ToPlace {
  /** PNG, trimmed to its outline, with alpha. */
  cutout: Uint8Array
  /** Taken off its colours first. */
  spill?: Spill | null
  /** Factors on its linear light. */
  gain: Rgb
  /** Pixels of the picture. */
  width: number
  height: number
}

/** Scales a cut-out to its place and gives it the product's colours. */
export async function placeProduct(
  { cutout: png, spill, gain, width, height }: ToPlace,
  place: Placement
): Promise<ProductLayer> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .resize({ height: Math.round(place.height), kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(place.x - info.width / 2)
  const top = Math.round(place.foot - info.height)
  const right = left + info.width
  const bottom = top + info.height
  const light = createLight(width, height)
  const alpha = createPlane(width, height)
  const cutout = { width: info.width, height: info.height, channels: 4 as const, data }
  const own = spill ? removeSpill(cutout, spill).clean.data : data
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const p = ((y - top) * info.width + (x - left)) * 4
      const i = y * width + x
      alpha.data[i] = data[p + 3] / 255
      for (let c = 0; c < 3; c++) light[c].data[i] = LINEAR[own[p + c]] * gain[c]
    }
  }
  return { light, alpha, cutout, left, top, right, bottom, ground: groundLine(alpha) }
}

/** Lays the product over the picture, with a little of the surroundings' light around its edge but not at its foot. */
export function compositeProduct(picture: LightPlanes, product: ProductLayer, wrap: number): void {
  const { width } = product.alpha
  const reach = (7 * width) / 1024
  const inside = blur(product.alpha, reach)
  const around = picture.map((plane) => blur(plane, reach * 1.6))
  const foot = product.bottom - 0.14 * (product.bottom - product.top)
  for (let i = 0; i < product.alpha.data.length; i++) {
    const alpha = product.alpha.data[i]
    if (alpha === 0) continue
    const share = Math.floor(i / width) < foot ? wrap * (1 - inside.data[i]) : 0
    for (let c = 0; c < 3; c++) {
      const plane = picture[c].data
      const own = product.light[c].data[i]
      const lit = own + Math.max(0, around[c].data[i] - own) * share
      plane[i] += (lit - plane[i]) * alpha
    }
  }
}
