import { createPlane, type Plane } from '../image/raster.js'

/** From this on a pixel counts as the product. */
const PRODUCT = 0.5

/**
 * Closes the gaps of an outline that was found and not given: what has the product on both sides, or above and below, counts
 * as the product. What is seen through a handle then goes with it, and nothing of a half found product stays behind.
 */
export function solidOutline(alpha: Plane): Plane {
  const { width, height, data } = alpha
  const solid = createPlane(width, height)
  for (let y = 0; y < height; y++) fillLine(data, solid.data, y * width, 1, width)
  for (let x = 0; x < width; x++) fillLine(data, solid.data, x, width, height)
  return solid
}

function fillLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number
): void {
  let first = 0
  let last = count - 1
  while (first < count && from[start + first * step]! < PRODUCT) first++
  while (last > first && from[start + last * step]! < PRODUCT) last--
  for (let n = 0, i = start; n < count; n++, i += step) {
    to[i] = Math.max(to[i]!, from[i]!, n >= first && n <= last ? 1 : 0)
  }
}
