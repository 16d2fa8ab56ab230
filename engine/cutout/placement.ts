import { boundingBox, createPlane, type Plane } from '../image/raster.js'

/** Where a shape lies in a picture: its middle, size and side. */
export interface Placement {
  mirrored: boolean
  size: number
  /** Factor of the width; the height's is its inverse. */
  stretch: number
  x: number
  y: number
}

/** Most that a shape's width may change beside its height, both ways: a camera that stood a little higher or lower. */
const MOST_STRETCH = 1.06

export function limitStretch(stretch: number): number {
  return Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, stretch))
}

/** Pixels of the picture to a pixel of the shape, to the right and down. */
export function scaleOf({ mirrored, size, stretch }: Placement): { across: number; down: number } {
  return { across: (mirrored ? -1 : 1) * size * stretch, down: size / stretch }
}

/** The middle of a shape's box, and its sides, in pixels; null when the shape is empty. */
export function extentOf(shape: Plane) {
  const box = boundingBox(shape, 0.5)
  if (!box) return null
  const { left, top, right, bottom } = box
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  }
}

/** A shape at its place, 0 to 1, in a plane of the picture's size. */
export function placeShape(
  shape: Plane,
  placement: Placement,
  { width, height }: { width: number; height: number }
): Plane {
  const placed = createPlane(width, height)
  const extent = extentOf(shape)
  if (!extent) return placed
  const { across, down } = scaleOf(placement)
  for (let row = 0, i = 0; row < height; row++) {
    const y = extent.y + (row + 0.5 - placement.y) / down
    for (let column = 0; column < width; column++, i++) {
      placed.data[i] = valueAt(shape, extent.x + (column + 0.5 - placement.x) / across, y)
    }
  }
  return placed
}

/** Bilinear; 0 beyond the plane. */
function valueAt({ width, height, data }: Plane, x: number, y: number): number {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0
  const right = x - 0.5 - left
  const below = y - 0.5 - top
  const i = top * width + left
  const upper = data[i]! * (1 - right) + data[i + 1]! * right
  const lower = data[i + width]! * (1 - right) + data[i + width + 1]! * right
  return upper * (1 - below) + lower * below
}
