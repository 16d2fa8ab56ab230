import { boxMean } from '../../image/blur.js'
import { mapPlane } from '../../image/raster.js'
import { CHANNELS, type Level } from './levels.js'
import type { Offset } from './offsets.js'
import { labelAt, type ShiftMap } from './shift_map.js'

/** Difference of evened colours, in bytes, that a seam may have unseen once its colours are bent. */
const UNSEEN = 15

/** Radius in which contrast is looked at, in pixels of the level, and how much of a difference it hides. */
const NEAR = 4
const HIDDEN = 1.2

/**
 * How much of its seams a fill shows: the sum over them of how far the evened colours of two pieces that meet differ, beyond what bending and their own contrasts hide, in
 * hundreds of bytes for each row of the picture. A stretch of a skyline that does not go on adds as much as it is long.
 */
export function tornness(level: Level, map: ShiftMap, shifts: readonly Offset[]): number {
  const { width, height, data, unknown } = level
  const colors = [0, 1, 2].map(
    (c) =>
      boxMean(
        mapPlane(level, (i) => data[i * CHANNELS + c]!),
        1
      ).data
  )
  const contrast = contrastOf(colors[1]!, level)
  const source = (label: number, pixel: number) => {
    const x = (pixel % width) + shifts[label]!.x
    const y = Math.floor(pixel / width) + shifts[label]!.y
    if (x < 0 || y < 0 || x >= width || y >= height) return null
    return unknown[y * width + x] ? null : y * width + x
  }
  const difference = (one: number, other: number, pixel: number) => {
    const a = source(one, pixel)
    const b = source(other, pixel)
    if (a === null || b === null) return null
    const apart = Math.hypot(...colors.map((plane) => plane[a]! - plane[b]!))
    return apart - (HIDDEN / 2) * (contrast[a]! + contrast[b]!)
  }
  let sum = 0
  for (let pixel = 0; pixel < unknown.length; pixel++) {
    const own = labelAt(map, pixel, width)
    for (const step of [1, width]) {
      const next = pixel + step
      if (next >= unknown.length || (step === 1 && next % width === 0)) continue
      const its = labelAt(map, next, width)
      if (its === own) continue
      const seen = [difference(own, its, pixel), difference(own, its, next)].filter(
        (value) => value !== null
      )
      if (seen.length > 0) sum += Math.max(0, Math.min(...seen) - UNSEEN)
    }
  }
  return sum / height / 100
}

/** Standard deviation of the known pixels around each. */
function contrastOf(grey: Float32Array, { width, height, unknown }: Level): Float32Array {
  const mean = (value: (i: number) => number) =>
    boxMean(
      mapPlane({ width, height }, (i) => (unknown[i] ? 0 : value(i))),
      NEAR
    ).data
  const [weight, sum, squares] = [mean(() => 1), mean((i) => grey[i]!), mean((i) => grey[i]! ** 2)]
  return weight.map((w, i) =>
    w > 0 ? Math.sqrt(Math.max(0, squares[i]! / w - (sum[i]! / w) ** 2)) : 0
  )
}
