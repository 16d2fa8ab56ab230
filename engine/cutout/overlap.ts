import type { Plane } from '../image/raster.js'

/** Intersection over union of two masks of one size, 0 to 1; above .5 is inside. 0 when both are empty. */
export function overlapOf(a: Plane, b: Plane): number {
  let common = 0
  let either = 0
  for (let i = 0; i < a.data.length; i++) {
    const first = a.data[i]! > 0.5
    const second = b.data[i]! > 0.5
    if (first && second) common++
    if (first || second) either++
  }
  return common / Math.max(1, either)
}
