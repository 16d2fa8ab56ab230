import { createPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from '../image/color.js'
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
  const strips = frameStrips(lab[0], SIDE, EDGE)
  const sides: Histogram[] = strips.map((strip) => {
    const histogram = emptyHistogram(BIN)
    for (const i of strip) histogram.counts[binOf(lab, i, histogram)]!++
    return histogram
  })
  const all = strips.reduce((sum, strip) => sum + strip.length, 0)
  const crossing = createPlane(width, height)
  for (const [side, strip] of strips.entries()) {
    const others = sides.filter((_, s) => s !== side)
    const known = new Map<number, number>()
    let alone = 0
    for (const i of strip) {
      const bin = binOf(lab, i, sides[side]!)
      let value = known.get(bin)
      if (value === undefined) {
        const seen = others.reduce((sum, other) => sum + around(other, bin), 0)
        value = seen < SEEN * (all - strip.length) ? 1 : 0
        known.set(bin, value)
      }
      crossing.data[i] = value
      alone += value
    }
    if (alone > LARGEST_SHARE * strip.length) for (const i of strip) crossing.data[i] = 0
  }
  return crossing
}

/** Pixels along the frame: left, right, top, bottom, in strips that are shares of its width and height wide. */
export function frameStrips({ width, height }: Plane, side: number, edge: number): number[][] {
  const strips: number[][] = [[], [], [], []]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x < width * side) strips[0]!.push(i)
      else if (x >= width * (1 - side)) strips[1]!.push(i)
      else if (y < height * edge) strips[2]!.push(i)
      else if (y >= height * (1 - edge)) strips[3]!.push(i)
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
