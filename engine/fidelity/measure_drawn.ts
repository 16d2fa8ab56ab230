import sharp from 'sharp'
import type { Fidelity } from '../contract/output.js'
import { encodeLight, LINEAR } from '../image/color.js'
import { mapPlane, type Box, type Plane, type Raster } from '../image/raster.js'
import { trimRaster } from '../image/trim.js'
import { findProduct, type Template } from './find_product.js'
import { measureFidelity } from './measure_fidelity.js'

/** Longest sides of the picture in which the product is looked for, and then placed and measured. */
const COARSE = 96
const FINE = 256

/** Pixels that are compared at each place. */
const COARSE_SAMPLES = 250
const FINE_SAMPLES = 1_500

/** Least and most height of a product as a share of the picture's, and the factor from one to the next. */
const LEAST_HEIGHT = 0.25
const SIZE_STEP = 1.06

/** Correlation from which on it is the same side of the same product that is seen. */
const SAME = 0.7

/** Factor of light by which a scene may lie above or below the photo; and the least light that is compared. */
const MOST_GAIN = 4
const LEAST_LIGHT = 0.001

/** What a product that was drawn anew was found to be. */
export interface Drawn {
  /** To the view that it is most like. */
  fidelity: Fidelity | null
  /** Index of that view. */
  view: number
  /** Where it is in the picture, from 0 to 1 of it. */
  place: Box
}

interface Found {
  left: number
  top: number
  width: number
  height: number
  score: number
}

/**
 * Where a product that was drawn anew is, and how far from its photos. It is measured where one of the views is found in the picture: seen from
 * another side, or without any structure, it cannot be compared.
 *
 * @param picture encoded, or its path
 * @param cutouts PNGs with alpha
 * @param checkpoint called between views, which take about half a second each; throws when nobody waits any more
 * @returns what is known of the view that is found best; null when none is
 */
export async function measureDrawn(
  picture: string | Uint8Array,
  cutouts: Uint8Array[],
  checkpoint: () => Promise<void>
): Promise<Drawn | null> {
  const coarse = lightnessOf(await rasterOf(picture, COARSE))
  const fine = await rasterOf(picture, FINE)
  let best: { found: Found; view: Buffer; index: number } | null = null
  for (const [index, cutout] of cutouts.entries()) {
    await checkpoint()
    const view = await trimmed(cutout)
    if (!view) continue
    const found = await place(coarse, lightnessOf(fine), view)
    if (found && found.score > (best?.found.score ?? SAME)) best = { found, view, index }
  }
  if (!best) return null
  const { left, top, width, height } = best.found
  const part = cropOf(fine, { left, top, width, height })
  const { raster, template } = await sized(best.view, width, height)
  return {
    fidelity: measureFidelity(part, exposedAs(part, raster, template.alpha), template.alpha),
    view: best.index,
    place: {
      left: left / fine.width,
      top: top / fine.height,
      right: (left + width) / fine.width,
      bottom: (top + height) / fine.height,
    },
  }
}

async function trimmed(cutout: Uint8Array): Promise<Buffer | null> {
  const { data, info } = await sharp(cutout, { failOn: 'error' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return trimRaster({ width: info.width, height: info.height, channels: 4, data })
}

/** Every size and place in small, then about the best one in the size in which it is measured. */
async function place(coarse: Plane, fine: Plane, view: Buffer): Promise<Found | null> {
  const { width, height } = await sharp(view).metadata()
  const all = { left: 0, top: 0, right: coarse.width, bottom: coarse.height }
  let first: Found | null = null
  for (let high = coarse.height * LEAST_HEIGHT; high <= coarse.height; high *= SIZE_STEP) {
    const size = { width: Math.round((high * width) / height), height: Math.round(high) }
    first = better(first, await lookAt(coarse, view, size, all, COARSE_SAMPLES))
  }
  if (!first) return null
  const scale = fine.height / coarse.height
  let second: Found | null = null
  for (const factor of [0.955, 0.97, 0.985, 1, 1.015, 1.03, 1.045]) {
    const high = first.height * scale * factor
    const size = { width: Math.round((high * width) / height), height: Math.round(high) }
    const left = Math.round((first.left + first.width / 2) * scale - size.width / 2)
    const top = Math.round((first.top + first.height / 2) * scale - size.height / 2)
    const near = { left: left - 4, top: top - 4, right: left + 5, bottom: top + 5 }
    second = better(second, await lookAt(fine, view, size, near, FINE_SAMPLES))
  }
  return second
}

function better(best: Found | null, other: Found | null): Found | null {
  return !best || (other && other.score > best.score) ? other : best
}

async function lookAt(
  picture: Plane,
  view: Buffer,
  { width, height }: { width: number; height: number },
  near: Parameters<typeof findProduct>[2],
  most: number
): Promise<Found | null> {
  if (width < 8 || width > picture.width || height > picture.height) return null
  const { template } = await sized(view, width, height)
  const found = findProduct(picture, template, near, most)
  return found && { ...found, width, height }
}

async function sized(view: Buffer, width: number, height: number) {
  const data = await sharp(view)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const raster: Raster = { width, height, channels: 4, data }
  const template: Template = {
    lightness: lightnessOf(raster),
    alpha: mapPlane(raster, (i) => data[i * 4 + 3]! / 255),
  }
  return { raster, template }
}

async function rasterOf(picture: string | Uint8Array, longest: number): Promise<Raster> {
  const { data, info } = await sharp(picture, { failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(longest, longest, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}

function cropOf(
  { width: full, data }: Raster,
  { left, top, width, height }: Omit<Found, 'score'>
): Raster {
  const part = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * full + left) * 3
    part.set(data.subarray(from, from + width * 3), y * width * 3)
  }
  return { width, height, channels: 3, data: part }
}

/** The view as bright as the product in the picture: dusk is the scene's, colours are the product's. */
function exposedAs(part: Raster, view: Raster, alpha: Plane): Raster {
  const gain = lightOf(part, alpha) / Math.max(lightOf(view, alpha), LEAST_LIGHT)
  const bounded = Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, gain))
  const { width, height, channels } = view
  const data = Uint8Array.from(view.data, (value, p) =>
    p % 4 === 3 ? value : Math.round(encodeLight(LINEAR[value]! * bounded))
  )
  return { width, height, channels, data }
}

/** Linear light (0 to 1) of the product's pixels, on average. */
function lightOf({ data, channels }: Raster, alpha: Plane): number {
  let [sum, weight] = [0, 0]
  alpha.data.forEach((share, i) => {
    const light = (c: number) => LINEAR[data[i * channels + c]!]!
    sum += share * (0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2))
    weight += share
  })
  return sum / Math.max(weight, 1)
}

function lightnessOf(raster: Raster): Plane {
  const { data, channels } = raster
  return mapPlane(raster, (i) => {
    const p = i * channels
    return 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!
  })
}
