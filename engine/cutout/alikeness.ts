import type { Plane } from '../image/raster.js'
import { overlapOf } from './overlap.js'
import { extentOf, limitStretch, placeShape } from './placement.js'

/**
 * How alike two shapes are whatever their size and place, seen from one side or the other: the overlap (intersection over union, 0
 * to 1) of the second with the first on it, their boxes' middles on each other and their areas alike.
 */
export function alikeness(a: Plane, b: Plane): number {
  const [from, to] = [extentOf(a), extentOf(b)]
  if (!from || !to) return 0
  const size = Math.sqrt((to.width * to.height) / (from.width * from.height))
  const stretch = limitStretch(Math.sqrt((to.width / from.width) * (from.height / to.height)))
  const overlaps = [false, true].map((mirrored) =>
    overlapOf(placeShape(a, { mirrored, size, stretch, x: to.x, y: to.y }, b), b)
  )
  return Math.max(...overlaps)
}
