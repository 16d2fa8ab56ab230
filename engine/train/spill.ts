import { labPlanes, type Lab } from '../image/color.js'
import type { Plane, Raster } from '../image/raster.js'
import { shrink } from '../image/shrink.js'

/** The table's cells: steps of L*, and of the colour across the background's hue to both sides of grey. */
const LIGHT_STEP = 6
const ACROSS_STEP = 8
const LIGHTS = 18
const ACROSS = 17

/** Cells of the colour along the hue, from -100 to 100. */
const ALONG_STEP = 4
const ALONGS = 50

/** Share of the product's pixels in a cell that show at most what the table allows there. */
const USUAL = 0.9

/** Cells next to one that is filled and no further: what is too far from all known colours is left alone. */
const REACH = 3
const NO_LIMIT = 127

/** C* of a background from which on its light is seen on a product. */
const COLOURED = 14

/** Cosine between the hues of backgrounds that spill alike. */
const ALIKE = 0.6

/** Colour along the hue that light of the set may add, and share of what is above it that goes. */
const TOLERANCE = 1.5
const REMOVED = 0.95

/** Side of the copies that colours are counted in. */
const SIDE = 192

/** Light of a coloured background on a product, as far as it shows more of that colour than in its other photos. */
export interface Spill {
  /** Direction of the background's colour in a* and b*, of length 1. */
  hue: readonly [number, number]
  /** Most of that colour that the product shows elsewhere, by steps of L* and of the colour across the hue. */
  most: readonly number[]
}

/** What a view tells about its own light and the product's colours. */
export interface Witness {
  /** Mean L*, a* and b* of the background beside the product. */
  background: Lab
  /** A small copy of the cut-out. */
  small: Raster
  /** 0 to 1. */
  confidence: number
}

/** @param cutout trimmed to its outline, with alpha */
export async function witness(
  picture: Raster,
  alpha: Plane,
  cutout: Raster,
  confidence: number
): Promise<Witness> {
  return {
    background: backgroundColor(picture, alpha),
    small: await shrink(cutout, SIDE),
    confidence,
  }
}

/** Mean L*, a* and b* of every eighth pixel that shows background only. */
export function backgroundColor(picture: Raster, alpha: Plane): Lab {
  const step = 8
  const [width, height] = [Math.floor(picture.width / step), Math.floor(picture.height / step)]
  const data = new Uint8Array(width * height * 3)
  const outside: number[] = []
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o++) {
      const i = y * step * picture.width + x * step
      if (alpha.data[i] === 0) outside.push(o)
      for (let c = 0; c < 3; c++) data[o * 3 + c] = picture.data[i * picture.channels + c]!
    }
  }
  const [l, a, b] = labPlanes({ width, height, channels: 3, data })
  const mean = (plane: Plane) =>
    outside.reduce((sum, i) => sum + plane.data[i]!, 0) / Math.max(1, outside.length)
  return [mean(l), mean(a), mean(b)]
}

/**
 * Finds how much of its background's colour each view may show: what the product shows of it before backgrounds of other
 * colours. Null for views before grey, and where no other view can tell.
 */
export function findSpills(views: readonly Witness[]): (Spill | null)[] {
  return views.map((view) => {
    const [, a, b] = view.background
    const chroma = Math.hypot(a, b)
    if (chroma < COLOURED) return null
    const hue = [a / chroma, b / chroma] as const
    const others = views.filter((other) => other !== view && !spillsAlike(other, hue))
    return others.length === 0 ? null : { hue, most: mostOf(others, hue) }
  })
}

function spillsAlike({ background: [, a, b] }: Witness, hue: readonly [number, number]): boolean {
  const chroma = Math.hypot(a, b)
  return chroma >= COLOURED / 2 && (a * hue[0] + b * hue[1]) / chroma > ALIKE
}

function mostOf(views: readonly Witness[], [x, y]: readonly [number, number]): number[] {
  const counts = new Float32Array(LIGHTS * ACROSS * ALONGS)
  let total = 0
  for (const { small, confidence } of views) {
    const [l, a, b] = labPlanes(small)
    for (let i = 0; i < l.data.length; i++) {
      if (small.data[i * small.channels + 3]! < 250) continue
      const cell = [
        Math.round(l.data[i]! / LIGHT_STEP),
        toAcross(x * b.data[i]! - y * a.data[i]!),
        Math.round((x * a.data[i]! + y * b.data[i]!) / ALONG_STEP) + ALONGS / 2,
      ]
      counts[(cell[0]! * ACROSS + Math.round(cell[1]!)) * ALONGS + cell[2]!]! += confidence
      total += confidence
    }
  }
  const known = Array.from({ length: LIGHTS * ACROSS }, (_, cell) =>
    usualMost(counts.subarray(cell * ALONGS, (cell + 1) * ALONGS), total * 2e-4)
  )
  return known.map((most, cell) => most ?? nearest(known, cell))
}

function toAcross(value: number): number {
  return Math.min(ACROSS - 1, Math.max(0, value / ACROSS_STEP + (ACROSS - 1) / 2))
}

/** The colour along the hue that most pixels of a cell stay below, or null when there are too few. */
function usualMost(counts: Float32Array, least: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < least || total === 0) return null
  let sum = 0
  const at = counts.findIndex((count) => (sum += count) >= USUAL * total)
  return (at - ALONGS / 2) * ALONG_STEP
}

/** Of the nearest known cell; a darker pixel of the same surface has less colour. */
function nearest(known: readonly (number | null)[], cell: number): number {
  const light = Math.floor(cell / ACROSS)
  const across = cell % ACROSS
  let best = NO_LIMIT
  let away = (REACH + 0.5) ** 2
  for (let l = Math.max(0, light - REACH); l <= Math.min(LIGHTS - 1, light + REACH); l++) {
    for (let v = Math.max(0, across - REACH); v <= Math.min(ACROSS - 1, across + REACH); v++) {
      const most = known[l * ACROSS + v]!
      const distance = (l - light) ** 2 + (v - across) ** 2
      if (most === null || distance >= away) continue
      away = distance
      best = most < 0 ? most * Math.min(1, (light + 0.5) / (l + 0.5)) : most
    }
  }
  return best
}

/**
 * How much of the background's colour goes from a pixel, in units of a* and b* along the hue.
 *
 * @param lab L*, a* and b* of the pixel
 */
export function excessOf({ hue: [x, y], most }: Spill, l: number, a: number, b: number): number {
  const along = x * a + y * b
  const row = Math.min(LIGHTS - 1.001, Math.max(0, l / LIGHT_STEP))
  const column = Math.min(ACROSS - 1.001, toAcross(x * b - y * a))
  const [top, left] = [Math.floor(row), Math.floor(column)]
  const [down, right] = [row - top, column - left]
  const at = top * ACROSS + left
  const upper = most[at]! + (most[at + 1]! - most[at]!) * right
  const lower = most[at + ACROSS]! + (most[at + ACROSS + 1]! - most[at + ACROSS]!) * right
  return Math.max(0, along - (upper + (lower - upper) * down) - TOLERANCE) * REMOVED
}
