import type { LabPlanes } from '../image/color.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { binOf, emptyHistogram } from './color_histogram.js'
import { frameStrips } from './crossing.js'

/** Width of the strips along the frame in which the background is looked for, as a share of the picture's. */
const STRIP = 0.04

/** Width of a histogram's bin in L*a*b*. */
const BIN = 4

/** Differences in L*a*b* up to which a pixel shows the frame's one colour, and from which on it surely shows something else. */
const SAME = 6
const OTHER = 14

/** Least share of the frame, and of each of its sides, that shows the colour. */
const OF_ALL = 0.5
const OF_EACH = 0.12

/** Most that lies between: light that falls off over a wall, not one colour. */
const BETWEEN = 0.08

/** Share of the frame from which on something reaches over it. */
const REACHING = 0.01

/**
 * Where the whole frame shows one even colour but for what reaches over it, as a photo on white paper does that the product fills: 1 for
 * what differs from that colour, on however many sides the product goes on. Null for frames of several colours, of which any
 * may be background, and for those over which nothing reaches.
 */
export function crossingAPlainFrame(lab: LabPlanes): Plane | null {
  const sides = frameStrips(lab[0], STRIP, STRIP)
  const strip = sides.flat()
  const color = commonColor(lab, strip)
  const away = (i: number) =>
    Math.hypot(...lab.map(({ data }, channel) => data[i]! - color[channel]!))
  const share = (some: readonly number[], is: (difference: number) => boolean) =>
    some.filter((i) => is(away(i))).length / Math.max(1, some.length)
  const isSame = (difference: number) => difference < SAME
  if (share(strip, isSame) < OF_ALL) return null
  if (sides.some((side) => share(side, isSame) < OF_EACH)) return null
  if (share(strip, (difference) => difference >= SAME && difference < OTHER) > BETWEEN) return null
  if (share(strip, (difference) => difference >= OTHER) < REACHING) return null
  return mapPlane(lab[0], (i) => (away(i) > SAME ? 1 : 0))
}

/** The colour of the fullest bin, moved to the mean of what is alike (mean shift, Comaniciu and Meer 2002). */
function commonColor(lab: LabPlanes, among: readonly number[]): number[] {
  const histogram = emptyHistogram(BIN)
  const bins = among.map((i) => binOf(lab, i, histogram))
  for (const bin of bins) histogram.counts[bin]!++
  const fullest = bins.reduce((best, bin) =>
    histogram.counts[bin]! > histogram.counts[best]! ? bin : best
  )
  let near = among.filter((_, k) => bins[k] === fullest)
  let color: number[] = []
  for (let round = 0; round < 3; round++) {
    color = lab.map(({ data }) => near.reduce((sum, i) => sum + data[i]!, 0) / near.length)
    near = among.filter(
      (i) => Math.hypot(...lab.map(({ data }, channel) => data[i]! - color[channel]!)) < SAME
    )
  }
  return color
}
