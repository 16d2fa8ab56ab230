import { LINEAR, type Rgb } from '../image/color.js'
import type { Raster } from '../image/raster.js'

/** Most that a photo's light is changed to agree with the others. */
const MOST = 1.12

/** Mean linear light of a cut-out's opaque pixels. */
export function meanLight({ width, height, data }: Raster): Rgb {
  const sum = [0, 0, 0]
  let count = 0
  for (let p = 0; p < width * height * 4; p += 4) {
    if (data[p + 3]! < 250) continue
    count++
    for (let c = 0; c < 3; c++) sum[c]! += LINEAR[data[p + c]!]!
  }
  const n = Math.max(1, count)
  return [sum[0]! / n, sum[1]! / n, sum[2]! / n]
}

/**
 * Factors on each photo's linear light so that all show the product in the same colour: half of the way to the median of all photos, at
 * most an eighth up or down, since another side of it may really look different.
 */
export function calibrate(lights: Rgb[]): Rgb[] {
  const median = [0, 1, 2].map((c) => {
    const values = lights.map((light) => light[c]!).sort((a, b) => a - b)
    return values[values.length >> 1] ?? 1
  })
  return lights.map((light) => {
    const factor = (c: number) => {
      const half = Math.sqrt(median[c]! / Math.max(1e-4, light[c]!))
      return Math.min(MOST, Math.max(1 / MOST, half))
    }
    return [factor(0), factor(1), factor(2)]
  })
}
