import { encodeLight, LINEAR } from '../../image/color.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeColors, mapChannels } from './region.js'

/** A fifth more in sRGB values. */
const USUAL = 0.2

/**
 * More or less exposure, in linear light. Brightening bends towards white instead of clipping: the slope at black is the
 * gain, and white stays white.
 */
export async function brightness(
  picture: Editable,
  { amount, region }: Extract<Step, { op: 'brightness' }>,
  { factor, checkpoint }: OperationContext
): Promise<Editable> {
  const share = Math.max(-1, Math.min(3, shareOf(amount, USUAL, factor)))
  const gain = (1 + share) ** 2.2
  const table = Uint8Array.from(LINEAR, (light) =>
    Math.round(encodeLight(gain > 1 ? 1 - (1 - light) ** gain : light * gain))
  )
  return changeColors(picture, region, checkpoint, (raster) =>
    mapChannels(raster, [table, table, table])
  )
}
