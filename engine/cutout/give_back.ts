import { mapPlane, type Plane } from '../image/raster.js'
import { bordersOf } from './borders.js'
import { edgeCost } from './edge_cost.js'

/** Smallest part that is looked at, in pixels. */
const SMALLEST = 12

/** How much less than towards the outside an outline towards the product may cost for a part that belongs to it. */
const CLEARER = 0.45

/** Mean evidence of colour from which on it was not the colour that took a part. */
const FOREIGN = -1

/** Mean cost of a hole's outline from which on it runs along no clear edge. */
const NO_CLEAR_EDGE = 0.15

export interface TakenAway {
  /** The mask before colours were asked. */
  before: Plane
  /** 1 where something was found to be background for other reasons than its colour. */
  background: Plane
  /** As `colorEvidence` gives it. */
  color: Plane
  /** Change of L*a*b* from pixel to pixel. */
  steepness: Plane
}

/**
 * Gives back what its colour alone took off a mask, a colour that the background has too: parts of which the edge to the rest of the
 * product is not far clearer than the one to the outside. Shadows, which are taken off rightly, end at the product with a clear edge
 * and fade into the background.
 */
export function giveBack(mask: Plane, taken: TakenAway): Plane {
  const { before, background, color, steepness } = taken
  const isTaken = (i: number) =>
    before.data[i]! > 0 && mask.data[i] === 0 && background.data[i] === 0
  const { labels, areas, borders } = bordersOf(mask, edgeCost(steepness, mask), isTaken)
  const colors = new Float64Array(areas.length)
  for (let i = 0; i < labels.length; i++) colors[labels[i]!]! += color.data[i]!
  const belongs = borders.map(({ inner, inners, outer, outers }, label) => {
    if (label === 0 || inners === 0 || areas[label]! < SMALLEST) return false
    if (colors[label]! > FOREIGN * areas[label]!) return false
    const towards = inner / inners
    return outers === 0 ? towards > NO_CLEAR_EDGE : towards > (CLEARER * outer) / outers
  })
  return mapPlane(mask, (i) => (mask.data[i]! > 0 || belongs[labels[i]!] ? 1 : 0))
}
