import { boxMean } from '../image/blur.js'
import { quantile } from '../image/quantile.js'
import { createPlane, mapPlane, type Plane } from '../image/raster.js'
import { findComponents } from './components.js'
import { hullOf } from './hull.js'
import { segment } from './segment.js'

/** What an outline costs a pixel along the clearest edges, and what it costs more where there is none. */
const LEAST = 0.06
const MORE = 0.9

/** Times the background's usual steepness that count as half an edge. */
const EDGE = 1.5

/** Least steepness that may count so, in L*a*b* units a pixel. */
const FAINTEST = 0.5

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
  const usual = Math.max(FAINTEST, EDGE * usualOf(steepness, mask))
  const outline = mapPlane(mask, (i) => LEAST + MORE / (1 + (steepness.data[i] / usual) ** 2))
  const hull = hullOf(mask)
  const near = boxMean(hull, BAND)
  const deep = boxMean(mask, BAND)
  const costs = mapPlane(mask, (i) => {
    if (near.data[i] === 0) return 2
    if (deep.data[i] > 0.999) return -2
    if (mask.data[i] > 0) return Math.min(-0.3, cost.data[i])
    if (background.data[i] > 0) return 1
    return cost.data[i] * UNSURE
  })
  const settled = segment(costs, outline, 150, hull)
  return accept(mask, settled, outline)
}

/** The parts that were added and have a better outline than the mask had there. */
function accept(mask: Plane, settled: Plane, outline: Plane): Plane {
  const { width, data } = mask
  const { labels, areas } = findComponents(mask, (i) => data[i] === 0 && settled.data[i] > 0)
  const area = data.reduce((sum, value) => sum + value, 0)
  const parts = areas.map(() => ({ now: 0, lengthNow: 0, then: 0, lengthThen: 0 }))
  for (let i = width; i < labels.length - width; i++) {
    const label = labels[i]
    if (label === 0) continue
    const part = parts[label]
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (labels[j] === label) continue
      if (data[j] > 0) {
        part.now += (outline.data[i] + outline.data[j]) / 2
        part.lengthNow++
      } else {
        part.then += (outline.data[i] + outline.data[j]) / 2
        part.lengthThen++
      }
    }
  }
  const taken = parts.map(({ now, lengthNow, then, lengthThen }, label) => {
    if (label === 0) return false
    if (lengthThen === 0) return now > NO_EDGE * lengthNow
    if (areas[label] < SMALLEST * area) return false
    return then / lengthThen < (CHEAPER * now) / Math.max(1, lengthNow)
  })
  return mapPlane(mask, (i) => (data[i] > 0 || taken[labels[i]] ? 1 : 0))
}

/** The steepness that nine in ten pixels outside a mask stay below. */
function usualOf(steepness: Plane, mask: Plane): number {
  const outside = createPlane(mask.width, mask.height).data
  let count = 0
  for (let i = 0; i < mask.data.length; i += 3) {
    if (mask.data[i] === 0) outside[count++] = steepness.data[i]
  }
  return quantile(outside.subarray(0, count), 0.9) ?? 0
}
