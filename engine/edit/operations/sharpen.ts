import { blur } from '../../image/blur.js'
import { mapPlane } from '../../image/raster.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeRegion } from './region.js'

const USUAL = 0.7

/** Most that a pixel may change, in grey levels: no halos at strong edges. */
const LIMIT = 28

/** Unsharp mask on the luma alone, so that colours get no fringes. */
export async function sharpen(
  picture: Editable,
  { amount, region }: Extract<Step, { op: 'sharpen' }>,
  { factor, checkpoint }: OperationContext
): Promise<Editable> {
  const share = Math.min(3, shareOf(amount, USUAL, factor))
  const { raster } = picture
  const luma = mapPlane(raster, (i) => lumaAt(raster.data, i * 3))
  await checkpoint()
  const soft = blur(luma, Math.max(0.9, Math.max(raster.width, raster.height) / 900))
  await checkpoint()
  const data = new Uint8ClampedArray(raster.data.length)
  for (let i = 0, p = 0; i < luma.data.length; i++) {
    const detail = (luma.data[i]! - soft.data[i]!) * share
    const change = Math.max(-LIMIT, Math.min(LIMIT, detail))
    for (let c = 0; c < 3; c++, p++) data[p] = raster.data[p]! + change
  }
  return changeRegion(picture, region, { ...raster, data: new Uint8Array(data.buffer) })
}

function lumaAt(data: Uint8Array, p: number): number {
  return 0.2126 * data[p]! + 0.7152 * data[p + 1]! + 0.0722 * data[p + 2]!
}
