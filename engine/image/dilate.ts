import { createPlane, mapPlane, type Plane } from './raster.js'

/** The largest value within a square of side `2 radius + 1` around each pixel. */
export function dilate(plane: Plane, radius: number): Plane {
  return largest(largest(plane, 'row', radius), 'column', radius)
}

/** The least value within a square of side `2 radius + 1` around each pixel. */
export function erode(plane: Plane, radius: number): Plane {
  const upside = dilate(
    mapPlane(plane, (i) => -plane.data[i]!),
    radius
  )
  return mapPlane(plane, (i) => -upside.data[i]!)
}

/** The largest value within a stretch of `2 radius + 1` pixels of a row or a column. */
function largest(plane: Plane, along: 'row' | 'column', radius: number): Plane {
  const { width, height, data } = plane
  const found = createPlane(width, height)
  const [length, step, lines, between] =
    along === 'row' ? [width, 1, height, width] : [height, width, width, 1]
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const last = Math.min(length - 1, at + radius)
      let most = -Infinity
      for (let k = Math.max(0, at - radius); k <= last; k++) {
        most = Math.max(most, data[line * between + k * step]!)
      }
      found.data[line * between + at * step] = most
    }
  }
  return found
}
