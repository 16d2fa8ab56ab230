import type { LabPlanes } from '../image/color.js'
import { quantile } from '../image/quantile.js'
import { mapPlane, type Plane } from '../image/raster.js'
import type { ProductColors } from './color_model.js'
import { sunkenTop } from './sunken_top.js'
import { steadinessOf } from './steadiness.js'

/** A pixel of the product that costs more than this could as well be background. */
const WEAK = -0.3

/** Pixels to both sides of the outline among which a stronger edge is looked for. */
const REACH = 6

/** Step in L*a*b* units below which nothing is an edge. */
const LEAST_STEP = 4

/** What can be seen of a cut-out without knowing the truth. All are 0 to 1. */
export interface CutoutEvidence {
  /** Overlap of what is cut out when the product costs a little more and a little less. */
  steady: number
  /** Share that is left of the cut-out when the product costs clearly more. */
  firm: number
  /** Share of the product that hardly differs from the background. */
  weak: number
  /** How much of the strongest edge nearby the outline runs along, median. */
  centred: number
  /** Share of colours that product and background have in common. */
  overlap: number
  /** Share of the frame's length that the product covers. */
  frame: number
  /** Share of the picture that the product covers. */
  area: number
  /** Pattern of the background: 0 is even, 1 is as strong as most products. */
  pattern: number
  /** Share of a first mask that was then taken for shadow or light. */
  removed: number
  /** Share of the width along which the upper edge lies in a hollow, as that of a product without its top does. */
  sunken: number
}

export interface LastRound {
  lab: LabPlanes
  mask: Plane
  removed: Plane
  /** Cost of taking each pixel into the product, by its difference from the background alone. */
  cost: Plane
  outline: Plane
  /** Threshold in units of noise. */
  threshold: number
  product: ProductColors
  background: ProductColors
}

export function gatherEvidence(round: LastRound): CutoutEvidence {
  const { lab, mask, removed, cost, outline, threshold, product, background } = round
  const { width, height } = mask
  const count = { area: 0, weak: 0, frame: 0, gone: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (mask.data[i] === 0) {
        if (removed.data[i]! > 0) count.gone++
        continue
      }
      count.area++
      if (cost.data[i]! > WEAK) count.weak++
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) count.frame++
    }
  }
  let overlap = 0
  for (let k = 0; k < product.counts.length; k++) {
    overlap += Math.min(product.counts[k]!, background.counts[k]!)
  }
  return {
    ...steadinessOf(mask, cost, outline),
    weak: count.weak / Math.max(1, count.area),
    centred: centredness(lab, mask),
    overlap,
    frame: Math.min(1, count.frame / (width + height)),
    area: count.area / (width * height),
    pattern: Math.min(1, threshold / 12),
    removed: count.gone / Math.max(1, count.area + count.gone),
    sunken: sunkenTop(mask),
  }
}

/** Evidence of a cut-out that the merchant brought. */
export function certainEvidence(alpha: Plane): CutoutEvidence {
  const inside = mapPlane(alpha, (i) => (alpha.data[i]! > 0.5 ? 1 : 0))
  const area = inside.data.reduce((sum, value) => sum + value, 0) / inside.data.length
  const clear = { steady: 1, firm: 1, weak: 0, centred: 1 }
  return { ...clear, overlap: 0, frame: 0, area, pattern: 0, removed: 0, sunken: 0 }
}

/** The step across the outline to the largest one nearby across the same line, median of all its pixels; 0 without an outline. */
function centredness(lab: LabPlanes, mask: Plane): number {
  const { width, height } = mask
  const shares: number[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, i = y * width + x; x < width - 2; x++, i++) {
      const outwards = mask.data[i]! > 0 ? wayOut(mask.data, i, width) : 0
      if (outwards === 0) continue
      const step = (by: number) => difference(lab, i + (by - 1) * outwards, i + (by + 2) * outwards)
      let largest = LEAST_STEP
      for (let by = -REACH; by <= REACH; by++) largest = Math.max(largest, step(by))
      shares.push(step(0) / largest)
    }
  }
  return quantile(Float32Array.from(shares), 0.5) ?? 0
}

/** Step to a neighbour outside of the mask, 0 when there is none. */
function wayOut(mask: Float32Array, i: number, width: number): number {
  if (mask[i + 1] === 0) return 1
  if (mask[i - 1] === 0) return -1
  if (mask[i + width] === 0) return width
  return mask[i - width] === 0 ? -width : 0
}

/** In L*a*b* units; 0 where one of the two lies outside of the picture. */
function difference(lab: LabPlanes, i: number, j: number): number {
  let sum = 0
  for (const { data } of lab) {
    if (data[i] === undefined || data[j] === undefined) return 0
    sum += (data[i] - data[j]) ** 2
  }
  return Math.sqrt(sum)
}
