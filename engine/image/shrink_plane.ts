import { createPlane, type Plane } from './raster.js'

/** A smaller copy of a plane whose pixels are the means of those that they stand for. */
export function shrinkPlane(plane: Plane, width: number, height: number): Plane {
  const small = createPlane(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const [top, bottom] = spanOf(y, height, plane.height)
    for (let x = 0; x < width; x++, i++) {
      const [left, right] = spanOf(x, width, plane.width)
      let sum = 0
      for (let row = top; row < bottom; row++) {
        for (let p = row * plane.width + left; p < row * plane.width + right; p++) {
          sum += plane.data[p]!
        }
      }
      small.data[i] = sum / ((bottom - top) * (right - left))
    }
  }
  return small
}

/** First and end of the whole pixels that one of the copy stands for, at least one. */
function spanOf(at: number, count: number, of: number): [number, number] {
  const first = Math.floor((at * of) / count)
  return [first, Math.max(first + 1, Math.floor(((at + 1) * of) / count))]
}
