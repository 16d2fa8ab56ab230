import { LINEAR } from '../image/color.js'
import type { Raster } from '../image/raster.js'

/**
 * Side that a cut-out is lit from: the luminance of its right half less that of its left, over their sum, made
 * steeper. -1 is left, 1 is right, about 0 is undecided.
 */
export function lightSide({ width, height, data }: Raster): number {
  const light: [number, number] = [0, 0]
  const weight: [number, number] = [0, 0]
  for (let i = 0, p = 0; i < width * height; i++, p += 4) {
    const side = i % width < width / 2 ? 0 : 1
    const alpha = data[p + 3]! / 255
    const y =
      0.2126 * LINEAR[data[p]!]! + 0.7152 * LINEAR[data[p + 1]!]! + 0.0722 * LINEAR[data[p + 2]!]!
    light[side] += y * alpha
    weight[side] += alpha
  }
  const mean = (side: 0 | 1) => light[side] / Math.max(1, weight[side])
  const [left, right] = [mean(0), mean(1)]
  return Math.max(-1, Math.min(1, (6 * (right - left)) / Math.max(1e-6, right + left)))
}
