import { boxMean } from '../image/blur.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { bordersOf } from './borders.js'
import { edgeCost } from './edge_cost.js'
import { hullOf } from './hull.js'
import { segment } from './segment.js'

/** Share of what pixels cost in the zone where edges decide. */
const UNSURE = 0.02

/** Pixels on both sides of the outline in which it may move. */
const BAND = 4

/** Smallest part that is looked at, as a share of the mask, and how much cheaper its outline must become. */
const SMALLEST = 0.002
const CHEAPER = 0.8

/** Mean cost of a hole's outline from which on it runs along no edge. */
const NO_EDGE = 0.5

export interface Unsettled {
  /** What each pixel costs in the product, as `segment` takes it. */
  cost: Plane
  /** Change of L*a*b* from pixel to pixel. */
  steepness: Plane
  /** 1 where something was found to be background for other reasons. */
  background: Plane
}

/**
 * Moves the outline of a mask to where the picture has edges: bites out of a product that has the background's colour are
 * filled as far as an edge runs around them.
 */
export function settleOutline(mask: Plane, { cost, steepness, background }: Unsettled): Plane {
  const outline = edgeCost(steepness, mask)
  const hull = hullOf(mask)
  const near = boxMean(hull, BAND)
  const deep = boxMean(mask, BAND)
  const costs = mapPlane(mask, (i) => {
    if (near.data[i] === 0) return 2
    if (deep.data[i]! > 0.999) return -2
    if (mask.data[i]! > 0) return Math.min(-0.3, cost.data[i]!)
    if (background.data[i]! > 0) return 1
    return cost.data[i]! * UNSURE
  })
  const settled = segment(costs, outline, 150, hull)
  return accept(mask, settled, outline)
}

/** The parts that were added and have a better outline than the mask had there. */
function accept(mask: Plane, settled: Plane, outline: Plane): Plane {
  const { data } = mask
  const isAdded = (i: number) => data[i] === 0 && settled.data[i]! > 0
  const { labels, areas, borders } = bordersOf(mask, outline, isAdded)
  const area = data.reduce((sum, value) => sum + value, 0)
  const taken = borders.map(({ inner, inners, outer, outers }, label) => {
    if (label === 0) return false
    if (outers === 0) return inner > NO_EDGE * inners
    if (areas[label]! < SMALLEST * area) return false
    return outer / outers < (CHEAPER * inner) / Math.max(1, inners)
  })
  return mapPlane(mask, (i) => (data[i]! > 0 || taken[labels[i]!] ? 1 : 0))
}
