import { encodeLight, fromLab, LINEAR, toLab } from '../../image/color.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeColors } from './region.js'

const STEPS = 2048

/** Black and white by luminance, or sepia: the same lightness in one brown, weaker towards black and white. */
export async function tone(
  picture: Editable,
  { tone: name, region }: Extract<Step, { op: 'tone' }>,
  { checkpoint }: OperationContext
): Promise<Editable> {
  const table = toneTable(name)
  return changeColors(picture, region, checkpoint, (raster) => {
    const data = new Uint8Array(raster.data.length)
    for (let p = 0; p < data.length; p += 3) {
      const y =
        0.2126 * LINEAR[raster.data[p]!]! +
        0.7152 * LINEAR[raster.data[p + 1]!]! +
        0.0722 * LINEAR[raster.data[p + 2]!]!
      const at = Math.round(Math.sqrt(y) * STEPS) * 3
      data[p] = table[at]!
      data[p + 1] = table[at + 1]!
      data[p + 2] = table[at + 2]!
    }
    return { ...raster, data }
  })
}

function toneTable(name: 'grey' | 'sepia'): Uint8Array {
  const table = new Uint8Array((STEPS + 1) * 3)
  for (let i = 0; i <= STEPS; i++) {
    const y = (i / STEPS) ** 2
    const [l] = toLab([y, y, y])
    const depth = name === 'grey' ? 0 : Math.sin((Math.PI * Math.min(100, l + 8)) / 108)
    const light = depth === 0 ? [y, y, y] : fromLab([l, 5 * depth, 19 * depth])
    for (let c = 0; c < 3; c++) table[i * 3 + c] = Math.round(encodeLight(light[c]!))
  }
  return table
}
