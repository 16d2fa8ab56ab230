import { mapPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from '../image/color.js'
import type { ProductColors } from './color_model.js'

/** Step in L*a*b* units that counts as an edge. */
const VISIBLE_STEP = 8

/** What can be seen of a cut-out without knowing the truth. All are 0 to 1. */
export interface CutoutEvidence {
  /** Share of the outline along which the picture has an edge. */
  edge: number
  /** Share of the two last rounds' masks that they have in common. */
  agreement: number
  /** Share of the product that differs clearly from the background. */
  distinct: number
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
}

export interface CutoutRounds {
  lab: LabPlanes
  mask: Plane
  before: Plane
  removed: Plane
  /** Distance from the background, 1 where product begins. */
  distance: Plane
  /** Threshold in units of noise, as the last round had it. */
  threshold: number
  product: ProductColors
  background: ProductColors
}

export function gatherEvidence(rounds: CutoutRounds): CutoutEvidence {
  const { lab, mask, before, removed, distance, threshold, product, background } = rounds
  const { width, height } = mask
  const count = {
    area: 0,
    common: 0,
    either: 0,
    frame: 0,
    outline: 0,
    seen: 0,
    distinct: 0,
    gone: 0,
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const inside = mask.data[i] > 0
      if (inside || before.data[i] > 0) count.either++
      if (inside && before.data[i] > 0) count.common++
      if (removed.data[i] > 0 && !inside) count.gone++
      if (!inside) continue
      count.area++
      if (distance.data[i] > 1) count.distinct++
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) {
        count.frame++
        continue
      }
      const outwards = wayOut(mask.data, i, width)
      if (outwards === 0) continue
      count.outline++
      if (difference(lab, i - outwards, i + 2 * outwards) > VISIBLE_STEP) count.seen++
    }
  }
  let overlap = 0
  for (let k = 0; k < product.counts.length; k++) {
    overlap += Math.min(product.counts[k], background.counts[k])
  }
  return {
    edge: count.seen / Math.max(1, count.outline),
    agreement: count.common / Math.max(1, count.either),
    distinct: count.distinct / Math.max(1, count.area),
    overlap,
    frame: Math.min(1, count.frame / (width + height)),
    area: count.area / (width * height),
    pattern: Math.min(1, threshold / 12),
    removed: count.gone / Math.max(1, count.area + count.gone),
  }
}

/** Evidence of a cut-out that the merchant brought. */
export function certainEvidence(alpha: Plane): CutoutEvidence {
  const inside = mapPlane(alpha, (i) => (alpha.data[i] > 0.5 ? 1 : 0))
  const area = inside.data.reduce((sum, value) => sum + value, 0) / inside.data.length
  return { edge: 1, agreement: 1, distinct: 1, overlap: 0, frame: 0, area, pattern: 0, removed: 0 }
}

/** Step to a neighbour outside of the mask, 0 when there is none. */
function wayOut(mask: Float32Array, i: number, width: number): number {
  if (mask[i + 1] === 0) return 1
  if (mask[i - 1] === 0) return -1
  if (mask[i + width] === 0) return width
  return mask[i - width] === 0 ? -width : 0
}

function difference(lab: LabPlanes, i: number, j: number): number {
  let sum = 0
  for (const { data } of lab) sum += ((data[i] ?? 0) - (data[j] ?? 0)) ** 2
  return Math.sqrt(sum)
}
