import { quantile } from '../image/quantile.js'
import { createPlane, mapPlane, type Plane } from '../image/raster.js'

/** What an outline costs a pixel along the clearest edges, and what it costs more where there is none. */
const LEAST = 0.06
const MORE = 0.9

/** Times the background's usual steepness that count as half an edge. */
const EDGE = 1.5

/** Least steepness that may count so, in L*a*b* units a pixel. */
const FAINTEST = 0.5

/**
 * What an outline costs at each pixel: little where the picture is steeper than the background usually is.
 *
 * @param steepness change of L*a*b* from pixel to pixel
 * @param mask 1 inside; the background is what is outside
 */
export function edgeCost(steepness: Plane, mask: Plane): Plane {
  const usual = Math.max(FAINTEST, EDGE * usualOf(steepness, mask))
  return mapPlane(mask, (i) => LEAST + MORE / (1 + (steepness.data[i]! / usual) ** 2))
}

/** The steepness that nine in ten pixels outside a mask stay below. */
function usualOf(steepness: Plane, mask: Plane): number {
  const outside = createPlane(mask.width, mask.height).data
  let count = 0
  for (let i = 0; i < mask.data.length; i += 3) {
    if (mask.data[i] === 0) outside[count++] = steepness.data[i]!
  }
  return quantile(outside.subarray(0, count), 0.9) ?? 0
}
