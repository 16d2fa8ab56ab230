import sharp from 'sharp'
import { blur } from '../image/blur.js'
import { LINEAR, type Rgb } from '../image/color.js'
import { cropPlane } from '../image/crop.js'
import { createPlane, mapPlane, type Box, type Plane, type Raster } from '../image/raster.js'
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
      alpha.data[i] = data[p + 3]! / 255
      for (let c = 0; c < 3; c++) light[c]!.data[i] = LINEAR[own[p + c]!]! * gain[c]!
    }
  }
  return { light, alpha, cutout, left, top, right, bottom, ground: groundLine(alpha) }
}

/** The product's box and what is around it up to a distance, inside the picture. */
function surroundings({ left, top, right, bottom, alpha }: ProductLayer, away: number): Box {
  return {
    left: Math.max(0, left - away),
    top: Math.max(0, top - away),
    right: Math.min(alpha.width, right + away),
    bottom: Math.min(alpha.height, bottom + away),
  }
}

/** Calls for every pixel of a box with its index there and in the picture. */
function inBox(box: Box, width: number, each: (inBox: number, inPicture: number) => void): void {
  for (let y = box.top, k = 0; y < box.bottom; y++) {
    for (let i = y * width + box.left; i < y * width + box.right; i++, k++) each(k, i)
  }
}

/**
 * Takes a bright photo's background out of the product's edge, in place: its mirror image along the outline would shine
 * before darker surroundings. Where the outermost pixels are lighter than those a little further in, and than the picture
 * around them, they come near to those further in. Parts that are too thin to have any stay.
 */
export function dimEdge(picture: LightPlanes, product: ProductLayer): void {
  const { alpha, light } = product
  const unit = alpha.width / 1024
  const box = surroundings(product, Math.ceil(30 * unit))
  const cover = cropPlane(alpha, box)
  const near = blur(cover, 5 * unit)
  const inner = mapPlane(cover, (k) => Math.max(0, near.data[k]! - 0.96) * 25 * cover.data[k]!)
  const weight = blur(inner, 11 * unit)
  const further = light.map((plane) => {
    const own = cropPlane(plane, box)
    return blur(
      mapPlane(own, (k) => own.data[k]! * inner.data[k]!),
      11 * unit
    )
  })
  const around = picture.map((plane) => blur(cropPlane(plane, box), 10 * unit))
  inBox(box, alpha.width, (k, i) => {
    const edge = Math.min(1, 2 * (1 - near.data[k]!))
    if (cover.data[k] === 0 || edge < 0.01 || weight.data[k]! < 1e-3) return
    const own = luminance(light, i)
    const within = luminance(further, k) / weight.data[k]!
    const darker = 1 - luminance(around, k) / Math.max(own, 1e-6)
    if (within >= own || darker <= 0) return
    for (let c = 0; c < 3; c++) {
      const plane = light[c]!.data
      plane[i]! += (further[c]!.data[k]! / weight.data[k]! - plane[i]!) * edge * darker
    }
  })
}

function luminance(light: readonly Plane[], i: number): number {
  return 0.2126 * light[0]!.data[i]! + 0.7152 * light[1]!.data[i]! + 0.0722 * light[2]!.data[i]!
}

/** Lays the product over the picture, with a little of the surroundings' light around its edge but not at its foot. */
export function compositeProduct(picture: LightPlanes, product: ProductLayer, wrap: number): void {
  const { width } = product.alpha
  const reach = (7 * width) / 1024
  const box = surroundings(product, Math.ceil(5 * reach))
  const inside = blur(cropPlane(product.alpha, box), reach)
  const around = picture.map((plane) => blur(cropPlane(plane, box), reach * 1.6))
  const foot = product.bottom - 0.14 * (product.bottom - product.top)
  inBox(box, width, (k, i) => {
    const alpha = product.alpha.data[i]!
    if (alpha === 0) return
    const share = Math.floor(i / width) < foot ? wrap * (1 - inside.data[k]!) : 0
    for (let c = 0; c < 3; c++) {
      const plane = picture[c]!.data
      const own = product.light[c]!.data[i]!
      const lit = own + Math.max(0, around[c]!.data[k]! - own) * share
      plane[i]! += (lit - plane[i]!) * alpha
    }
  })
}
