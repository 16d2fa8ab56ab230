import { createPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from './background_sheet.js'
import { binOf, emptyHistogram, type Histogram } from './color_histogram.js'

/** Width of the strips along the frame, as a share of the picture's. */
export const SIDE = 0.1
const EDGE = 0.06

/** A colour counts as seen on the other sides from this share of their pixels on. */
const SEEN = 0.004

/** A side is only what it is: when more than this share of it is seen nowhere else, it is taken as background. */
const LARGEST_SHARE = 0.5

/** Width of a histogram's bin in L*a*b*. */
const BIN = 8

/**
 * Pixels near the frame whose colour occurs on no other side of it: the product, where it reaches over the frame. 1 = crossing.
 */
export function crossingTheFrame(lab: LabPlanes): Plane {
  const { width, height } = lab[0]
  const strips = frameStrips(width, height)
  const sides: Histogram[] = [0, 1, 2, 3].map(() => emptyHistogram(BIN))
  for (const { i, side } of strips) sides[side].counts[binOf(lab, i, sides[side])]++
  const totals = sides.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))
  const all = totals.reduce((sum, count) => sum + count, 0)
  const crossing = createPlane(width, height)
  const known = sides.map(() => new Map<number, number>())
  const alone = [0, 0, 0, 0]
  for (const { i, side } of strips) {
    const bin = binOf(lab, i, sides[side])
    let value = known[side].get(bin)
    if (value === undefined) {
      const seen = sides.reduce((sum, other, s) => (s === side ? sum : sum + around(other, bin)), 0)
      value = seen < SEEN * (all - totals[side]) ? 1 : 0
      known[side].set(bin, value)
    }
    crossing.data[i] = value
    alone[side] += value
  }
  for (const { i, side } of strips) {
    if (alone[side] > LARGEST_SHARE * totals[side]) crossing.data[i] = 0
  }
  return crossing
}

/** Pixels along the frame with their side: left, right, top, bottom. */
function frameStrips(width: number, height: number): { i: number; side: number }[] {
  const strips: { i: number; side: number }[] = []
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x < width * SIDE) strips.push({ i, side: 0 })
      else if (x >= width * (1 - SIDE)) strips.push({ i, side: 1 })
      else if (y < height * EDGE) strips.push({ i, side: 2 })
      else if (y >= height * (1 - EDGE)) strips.push({ i, side: 3 })
    }
  }
  return strips
}

/** Pixels of a bin and the 26 around it. */
function around({ counts, steps }: Histogram, bin: number): number {
  let sum = 0
  for (const l of [-steps[0], 0, steps[0]]) {
    for (const a of [-steps[1], 0, steps[1]]) {
      for (const b of [-1, 0, 1]) sum += counts[bin + l + a + b] ?? 0
    }
  }
  return sum
}
