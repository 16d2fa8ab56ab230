import { encodeLight, LINEAR } from '../../image/color.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeColors, mapChannels } from './region.js'

const USUAL = 0.15

/** Warmer or cooler light: gains on red and blue in linear light that leave the luminance of grey as it is. */
export async function warmth(
  picture: Editable,
  { amount, region }: Extract<Step, { op: 'warmth' }>,
  { factor, checkpoint }: OperationContext
): Promise<Editable> {
  const share = Math.max(-1, Math.min(1, shareOf(amount, USUAL, factor)))
  const red = Math.exp(0.6 * share)
  const blue = Math.exp(-0.9 * share)
  const grey = 0.2126 * red + 0.7152 + 0.0722 * blue
  const tableOf = (gain: number) =>
    Uint8Array.from(LINEAR, (light) => Math.round(encodeLight((light * gain) / grey)))
  const tables = [tableOf(red), tableOf(1), tableOf(blue)] as const
  return changeColors(picture, region, checkpoint, (raster) => mapChannels(raster, tables))
}
