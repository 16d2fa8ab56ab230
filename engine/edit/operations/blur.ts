import { applyAlpha } from '../../cutout/matting.js'
import { blur as blurPlane } from '../../image/blur.js'
import { encodeLight, LINEAR } from '../../image/color.js'
import { mapPlane } from '../../image/raster.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeRegion } from './region.js'

const USUAL = 0.3

/** Sigma of a full amount as a share of the longer side. */
const WIDEST = 0.045

/**
 * Blurs in linear light, as a lens does. A blurred background is the mean of the background's pixels alone: the product
 * does not bleed into it.
 */
export async function blur(
  picture: Editable,
  { amount, region }: Extract<Step, { op: 'blur' }>,
  { factor, checkpoint }: OperationContext
): Promise<Editable> {
  const { raster, product } = picture
  const sigma =
    Math.max(raster.width, raster.height) * WIDEST * Math.min(1, shareOf(amount, USUAL, factor))
  const own = region === 'background' && product ? product : null
  const weight = own ? mapPlane(own, (i) => (1 - own.data[i]!) ** 2 + 1e-4) : null
  const weights = weight ? blurPlane(weight, sigma) : null
  const data = new Uint8Array(raster.data.length)
  for (let c = 0; c < 3; c++) {
    const light = mapPlane(
      raster,
      (i) => LINEAR[raster.data[i * 3 + c]!]! * (weight ? weight.data[i]! : 1)
    )
    const soft = blurPlane(light, sigma)
    for (let i = 0; i < soft.data.length; i++) {
      data[i * 3 + c] = Math.round(encodeLight(soft.data[i]! / (weights ? weights.data[i]! : 1)))
    }
    await checkpoint()
  }
  const blurred = { ...raster, data }
  if (!own) return changeRegion(picture, region, blurred)
  return changeRegion(withCleanEdge(picture), 'background', blurred)
}

/** Colours at the product's soft edge without what was behind it. */
function withCleanEdge(picture: Editable): Editable {
  if (!picture.product) return picture
  const cut = applyAlpha(picture.raster, picture.product)
  const data = Uint8Array.from(picture.raster.data)
  for (let i = 0; i < picture.product.data.length; i++) {
    if (picture.product.data[i] === 0) continue
    for (let c = 0; c < 3; c++) data[i * 3 + c] = cut.data[i * 4 + c]!
  }
  return { ...picture, raster: { ...picture.raster, data } }
}
