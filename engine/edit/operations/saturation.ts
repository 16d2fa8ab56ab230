import { encodeLight, labToLight, LINEAR, toLab } from '../../image/color.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeColors } from './region.js'

const USUAL = 0.35

/** Chroma above which more of it would only clip. */
const FULL = 130

/** More or less chroma in L*a*b*; colours that are vivid already gain less. */
export async function saturation(
  picture: Editable,
  { amount, region }: Extract<Step, { op: 'saturation' }>,
  { factor, checkpoint }: OperationContext
): Promise<Editable> {
  const share = Math.max(-1, Math.min(2, shareOf(amount, USUAL, factor)))
  return changeColors(picture, region, checkpoint, (raster) => {
    const data = new Uint8Array(raster.data.length)
    for (let p = 0; p < data.length; p += 3) {
      const [l, a, b] = toLab([
        LINEAR[raster.data[p]!]!,
        LINEAR[raster.data[p + 1]!]!,
        LINEAR[raster.data[p + 2]!]!,
      ])
      const room = share > 0 ? 1 - Math.min(1, Math.hypot(a, b) / FULL) : 1
      const scale = 1 + share * room
      const light = labToLight([l, a * scale, b * scale])
      for (let c = 0; c < 3; c++) data[p + c] = Math.round(encodeLight(light[c]!))
    }
    return { ...raster, data }
  })
}
