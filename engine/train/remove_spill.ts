import { encodeLight, labPlanes, labToLight } from '../image/color.js'
import type { Raster } from '../image/raster.js'
import { excessOf, type Spill } from './spill.js'

/**
 * Takes a coloured background's light off a cut-out, in a copy: the lightness stays.
 *
 * @param cutout with alpha
 * @returns the copy, and how much of the background's colour went on average, in units of a* and b*
 */
export function removeSpill<R extends Raster>(
  cutout: R,
  spill: Spill
): { clean: R; amount: number } {
  const { width, height, channels } = cutout
  const [l, a, b] = labPlanes(cutout)
  const data = Uint8Array.from(cutout.data)
  let removed = 0
  let count = 0
  for (let i = 0, p = 0; i < width * height; i++, p += channels) {
    if (data[p + 3] === 0) continue
    count++
    const excess = excessOf(spill, l.data[i]!, a.data[i]!, b.data[i]!)
    if (excess <= 0) continue
    removed += excess
    const light = labToLight([
      l.data[i]!,
      a.data[i]! - excess * spill.hue[0],
      b.data[i]! - excess * spill.hue[1],
    ])
    for (let c = 0; c < 3; c++) data[p + c] = Math.round(encodeLight(light[c]!))
  }
  return { clean: { ...cutout, data }, amount: removed / Math.max(1, count) }
}
