import type { Box, Raster } from './raster.js'

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
