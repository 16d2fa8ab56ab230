import type { Box, Plane, Raster } from './raster.js'

/** A copy of the pixels in a box. */
export function cropRaster<R extends Raster>(raster: R, { left, top, right, bottom }: Box): R {
  const { width, channels, data } = raster
  const row = (right - left) * channels
  const out = new Uint8Array(row * (bottom - top))
  for (let y = top; y < bottom; y++) {
    const from = (y * width + left) * channels
    out.set(data.subarray(from, from + row), (y - top) * row)
  }
  return { ...raster, width: right - left, height: bottom - top, data: out }
}

/** A copy of a plane's numbers in a box. */
export function cropPlane(plane: Plane, { left, top, right, bottom }: Box): Plane {
  const width = right - left
  const data = new Float32Array(width * (bottom - top))
  for (let y = top; y < bottom; y++) {
    const from = y * plane.width + left
    data.set(plane.data.subarray(from, from + width), (y - top) * width)
  }
  return { width, height: bottom - top, data }
}
