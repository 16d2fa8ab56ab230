import { quantile } from '../image/quantile.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { bordersOf } from './borders.js'
import { edgeCost } from './edge_cost.js'
import { segment } from './segment.js'
import { taperRim, type Column } from './taper_rim.js'

/** Rows below a mask in which a rim of its foot may lie, at 448 pixels. */
const REACH = 12

/** Share of a mask's height, from below, that is foot. */
const FOOT = 0.3

/** Cost of a pixel that may be rim: a little in favour of it, edges decide. */
const UNSURE = -0.04

/** Mean cost of an outline that runs along a clear edge. */
const CLEAR = 0.3

/** Drop of L* below a rim, where the floor is darkest, and how many rows below the strip it may lie. */
const DROP = 10
const AHEAD = 3

/** Least width of a rim as a share of the mask's, share of its columns that must show the drop, and least rows. */
const WIDE = 0.25
const SHOWN = 0.6
const THICK = 3

/** Columns to both sides whose median smooths a rim's lower edge. */
const AROUND = 6

export interface Foot {
  lightness: Plane
  /** Change of L*a*b* from pixel to pixel. */
  steepness: Plane
}

/**
 * Adds the rim of a foot that was taken for the shadow it lies in, such as unglazed clay under a glaze: a strip along the lower edge
 * that ends in a clear edge and is lighter than what follows. A shadow grows lighter all the way from what throws it.
 */
export function addFootRim(mask: Plane, { lightness, steepness }: Foot): Plane {
  const { width, height, data } = mask
  const under = underFoot(mask)
  const outline = edgeCost(steepness, mask)
  const costs = mapPlane(mask, (i) => (data[i]! > 0 ? -2 : under[i]! > 0 ? UNSURE : 2))
  const grown = segment(costs, outline, 150, mask)
  const isAdded = (i: number) => data[i] === 0 && grown.data[i]! > 0
  const { labels, borders } = bordersOf(mask, outline, isAdded)
  const rimmed = mapPlane(mask, (i) => data[i]!)
  const least = WIDE * widthOf(mask)
  for (const [label, strip] of stripsOf(labels, width, height)) {
    const { outer, outers } = borders[label]!
    if (strip.length < least || outer > CLEAR * outers) continue
    const rows = strip.map((column) => rimRows(column, lightness))
    const shown = rows.filter((count) => count > 0)
    if (shown.length < SHOWN * strip.length || median(shown) < THICK) continue
    const isClear = (count: number) => count >= THICK
    const [first, last] = [rows.findIndex(isClear), rows.findLastIndex(isClear)]
    const rim = strip.slice(first, last + 1).map(({ x, top, bottom }, i) => {
      const near = rows.slice(Math.max(0, first + i - AROUND), first + i + AROUND + 1)
      const count = median(near.filter(isClear))
      return { x, top, bottom: Math.min(bottom, top + Math.ceil(count) - 1) }
    })
    taperRim(rimmed, rim, under, lightness)
    for (const { x, top, bottom } of rim) {
      for (let y = top; y <= bottom; y++) rimmed.data[y * width + x] = 1
    }
  }
  return rimmed
}

/** 1 for the pixels below the lowest of each column, where that is foot. */
function underFoot({ width, height, data }: Plane): Uint8Array {
  const under = new Uint8Array(data.length)
  const first = Math.floor(data.findIndex((value) => value > 0) / width)
  const last = Math.floor(data.findLastIndex((value) => value > 0) / width)
  const from = Math.round(last - FOOT * (last - first))
  for (let x = 0; x < width; x++) {
    let y = last
    while (y >= from && data[y * width + x] === 0) y--
    if (y < from) continue
    const end = Math.min(height - 1, y + REACH)
    while (++y <= end) under[y * width + x] = 1
  }
  return under
}

function median(values: number[]): number {
  return quantile(Float32Array.from(values), 0.5) ?? 0
}

/** Columns that a mask takes. */
function widthOf({ width, data }: Plane): number {
  const taken = new Uint8Array(width)
  for (let i = 0; i < data.length; i++) if (data[i]! > 0) taken[i % width] = 1
  return taken.reduce((sum, one) => sum + one, 0)
}

/** The columns of each labelled strip, from left to right. */
function stripsOf(labels: Int32Array, width: number, height: number): Map<number, Column[]> {
  const strips = new Map<number, Column[]>()
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const label = labels[y * width + x]!
      if (label === 0) continue
      const top = y
      while (y + 1 < height && labels[(y + 1) * width + x] === label) y++
      const strip = strips.get(label) ?? []
      if (strip.at(-1)?.x !== x) strip.push({ x, top, bottom: y })
      strips.set(label, strip)
    }
  }
  return strips
}

/** Rows of a strip down to where it grows darker most steeply, or 0 where it never does. */
function rimRows({ x, top, bottom }: Column, { width, height, data }: Plane): number {
  const end = Math.min(height - 1, bottom + AHEAD)
  let lightest = top
  let from = top
  let darkest = top
  for (let y = top; y <= end; y++) {
    const value = data[y * width + x]!
    if (value > data[lightest * width + x]!) lightest = y
    const drop = data[lightest * width + x]! - value
    if (drop > data[from * width + x]! - data[darkest * width + x]!) [from, darkest] = [lightest, y]
  }
  if (data[from * width + x]! - data[darkest * width + x]! < DROP) return 0
  let steepest = from
  let most = 0
  for (let y = from; y < darkest; y++) {
    const fall = data[y * width + x]! - data[(y + 1) * width + x]!
    if (fall > most) [steepest, most] = [y, fall]
  }
  return Math.min(bottom, steepest) - top + 1
}
