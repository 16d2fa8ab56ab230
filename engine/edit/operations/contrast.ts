import { encodeLight, fromLab, LINEAR, toLab } from '../../image/color.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeColors } from './region.js'

const USUAL = 0.25

/** Steps of the table from luminance to the factor on it. */
const STEPS = 1024

/**
 * More contrast is an S-curve over L*, less of it a straight line through middle grey. Red, green and blue are scaled
 * alike, so that hues stay.
 */
export async function contrast(
  picture: Editable,
  { amount, region }: Extract<Step, { op: 'contrast' }>,
  { factor, checkpoint }: OperationContext
): Promise<Editable> {
  const table = luminanceFactors(Math.max(-0.9, Math.min(0.5, shareOf(amount, USUAL, factor))))
  return changeColors(picture, region, checkpoint, (raster) => {
    const data = new Uint8Array(raster.data.length)
    for (let p = 0; p < data.length; p += 3) {
      const r = LINEAR[raster.data[p]!]!
      const g = LINEAR[raster.data[p + 1]!]!
      const b = LINEAR[raster.data[p + 2]!]!
      // Square root: the table needs its steps in the shadows.
      const gain = table[Math.round(Math.sqrt(0.2126 * r + 0.7152 * g + 0.0722 * b) * STEPS)]!
      data[p] = Math.round(encodeLight(r * gain.factor + gain.lift))
      data[p + 1] = Math.round(encodeLight(g * gain.factor + gain.lift))
      data[p + 2] = Math.round(encodeLight(b * gain.factor + gain.lift))
    }
    return { ...raster, data }
  })
}

/** Factor on light for each luminance, and light added where black becomes grey. */
function luminanceFactors(share: number): { factor: number; lift: number }[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const y = (i / STEPS) ** 2
    const t = toLab([y, y, y])[0] / 100
    const bent = share > 0 ? t + share * (t - 0.5) * 4 * t * (1 - t) : 0.5 + (t - 0.5) * (1 + share)
    const [after] = fromLab([bent * 100, 0, 0])
    return after > y && y < 0.02
      ? { factor: 1, lift: after - y }
      : { factor: after / Math.max(y, 1e-6), lift: 0 }
  })
}
