import { encodeLight, LINEAR } from '../../image/color.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'

const USUAL = 0.5

/** Less light towards the corners, as an old lens gives. */
export async function vignette(
  picture: Editable,
  { amount }: Extract<Step, { op: 'vignette' }>,
  { factor }: OperationContext
): Promise<Editable> {
  const share = Math.min(0.95, shareOf(amount, USUAL, factor))
  const { width, height, data } = picture.raster
  const out = new Uint8Array(data.length)
  for (let y = 0, p = 0; y < height; y++) {
    const dy = (2 * (y + 0.5)) / height - 1
    for (let x = 0; x < width; x++) {
      const dx = (2 * (x + 0.5)) / width - 1
      const t = Math.max(0, Math.min(1, (Math.hypot(dx, dy) - 0.45) / (Math.SQRT2 - 0.45)))
      const light = 1 - share * t * t * (3 - 2 * t)
      for (let c = 0; c < 3; c++, p++) out[p] = Math.round(encodeLight(LINEAR[data[p]!]! * light))
    }
  }
  return { ...picture, raster: { ...picture.raster, data: out } }
}
