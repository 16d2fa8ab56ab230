/** Pixels in memory: interleaved sRGB bytes, row by row from the top left. */
export interface Raster {
  width: number
  height: number
  channels: 3 | 4
  data: Uint8Array
}

/** One number a pixel, row by row from the top left. */
export interface Plane {
  width: number
  height: number
  data: Float32Array
}

export function createPlane(width: number, height: number, fill = 0): Plane {
  const data = new Float32Array(width * height)
  return { width, height, data: fill === 0 ? data : data.fill(fill) }
}

/** The plane of `value(index)` at each pixel. */
export function mapPlane(
  { width, height }: { width: number; height: number },
  value: (index: number) => number
): Plane {
  const plane = createPlane(width, height)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = value(i)
  return plane
}

/** A box of whole pixels; right and bottom are exclusive. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Smallest box around the pixels above `threshold`, or null when there is none. */
export function boundingBox(plane: Plane, threshold: number): Box | null {
  const { width, height, data } = plane
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! <= threshold) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  return box.right === 0 ? null : box
}
