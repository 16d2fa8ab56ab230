import type { Raster } from './pixels.js'

/** Width of the border that is looked at, as a share of the shorter side. */
const BORDER = 0.02

/** Share of the pixels of a picture's border that are exactly 255, 255, 255. */
export function whiteBorder({ width, height, data }: Raster): number {
  const rim = Math.max(1, Math.round(Math.min(width, height) * BORDER))
  let white = 0
  let all = 0
  for (let y = 0; y < height; y++) {
    const isWhole = y < rim || y >= height - rim
    for (let x = 0; x < width; x++) {
      if (!isWhole && x === rim && width > 2 * rim) x = width - rim
      const p = (y * width + x) * 3
      all++
      if (data[p] === 255 && data[p + 1] === 255 && data[p + 2] === 255) white++
    }
  }
  return white / all
}
