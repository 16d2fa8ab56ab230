import type { Plane } from '../image/raster.js'
import { hullOf } from './hull.js'
import { mirrorOf } from './mirror.js'
import { overlapOf } from './overlap.js'
import { extentOf } from './placement.js'

/** How alike both sides must be, and how deep a hollow may and must be, as a share of the product's width. */
const SYMMETRIC = 0.75
const SHALLOWEST = 0.02
const DEEPEST = 0.2

/**
 * Share of a product's width along which its upper edge lies in a hollow, 0 to 1; 0 where both sides are not alike. What is seen
 * from above shows its top as a rise, a lid as half an ellipse, a box as a corner: where the edge sinks instead, the cut-out ends at the
 * near rim of a top that looks like the background.
 *
 * @param mask 1 inside
 */
export function sunkenTop(mask: Plane): number {
  const mirror = mirrorOf(mask)
  const extent = extentOf(mask)
  if (!mirror || !extent || overlapOf(mask, mirror) < SYMMETRIC) return 0
  const [edge, hull] = [topOf(mask), topOf(hullOf(mask))]
  let run = 0
  let deepest = 0
  let longest = { run: 0, deepest: 0 }
  for (let x = 0; x < mask.width; x++) {
    const depth = edge[x]! - hull[x]!
    run = depth >= 1 ? run + 1 : 0
    deepest = depth >= 1 ? Math.max(deepest, depth) : 0
    if (run > longest.run) longest = { run, deepest }
  }
  const depth = longest.deepest / extent.width
  return depth >= SHALLOWEST && depth <= DEEPEST ? Math.min(1, longest.run / extent.width) : 0
}

/** The first row inside of each column; the mask's height where there is none. */
function topOf({ width, height, data }: Plane): Int32Array {
  const top = new Int32Array(width).fill(height)
  for (const [i, datum] of data.entries()) {
    const x = i % width
    if (datum > 0 && top[x] === height) top[x] = (i - x) / width
  }
  return top
}
