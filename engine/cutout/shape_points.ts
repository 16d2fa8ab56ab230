import { boundingBox, type Plane } from '../image/raster.js'
import { extentOf } from './placement.js'

/** How many points stand for each of a shape's three zones. */
const ON_OUTLINE = 120
const INSIDE = 160
const AROUND = 120

/** How far from the outline the zone around a shape lies, as a share of its longer side. */
const BAND = 0.06

/** A shape as points, each an x and a y from the middle of its box, in pixels. */
export interface ShapePoints {
  outline: Float32Array
  inside: Float32Array
  around: Float32Array
}

/** The points that stand for a shape (above .5 is inside), or null when it is empty. */
export function shapePoints(shape: Plane): ShapePoints | null {
  const extent = extentOf(shape)
  const box = boundingBox(shape, 0.5)
  if (!extent || !box) return null
  const { width, height, data } = shape
  const band = Math.max(3, Math.round(Math.max(extent.width, extent.height) * BAND))
  const steps = [-band, 0, band]
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x]! > 0.5
  const isEdge = (x: number, y: number) =>
    !(isInside(x - 1, y) && isInside(x + 1, y) && isInside(x, y - 1) && isInside(x, y + 1))
  const isNear = (x: number, y: number) =>
    steps.some((dx) => steps.some((dy) => isInside(x + dx, y + dy)))
  const outline: number[] = []
  const inside: number[] = []
  const around: number[] = []
  for (let y = box.top - band; y < box.bottom + band; y++) {
    for (let x = box.left - band; x < box.right + band; x++) {
      const point = [x + 0.5 - extent.x, y + 0.5 - extent.y]
      if (isInside(x, y)) (isEdge(x, y) ? outline : inside).push(...point)
      else if (isNear(x, y)) around.push(...point)
    }
  }
  return {
    outline: someOf(outline, ON_OUTLINE),
    inside: someOf(inside, INSIDE),
    around: someOf(around, AROUND),
  }
}

/** Evenly picked from a list of pairs. */
function someOf(pairs: number[], most: number): Float32Array {
  const available = pairs.length / 2
  const count = Math.min(most, available)
  const picked = new Float32Array(2 * count)
  for (let k = 0; k < count; k++) {
    const from = 2 * Math.floor(((k + 0.5) * available) / count)
    picked[2 * k] = pairs[from]!
    picked[2 * k + 1] = pairs[from + 1]!
  }
  return picked
}
