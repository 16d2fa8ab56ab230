import { EngineError } from '../../../engine_error.js'
import { blur } from '../../image/blur.js'
import { encodeLight, LINEAR } from '../../image/color.js'
import { boundingBox, createPlane, mapPlane, type Plane } from '../../image/raster.js'
import { sample } from '../../image/resample.js'
import { shareOf } from '../amount.js'
import type { OperationContext, WithProduct } from '../editable.js'
import type { Step } from '../step.js'

const USUAL = 0.6

/** Depth of the ground shadow as a share of the product's height: seen from a little above. */
const FLATNESS = 0.14

/**
 * A soft shadow on the ground: the outline laid flat behind the product's foot, and a narrow dark one where it touches.
 * On a transparent picture the shadow is transparent too.
 *
 * @throws EngineError `invalid_input` when the product's foot is cut off by the frame
 */
export async function addShadow(
  picture: WithProduct,
  { amount }: Extract<Step, { op: 'addShadow' }>,
  { factor, checkpoint }: OperationContext
): Promise<WithProduct> {
  const share = Math.min(1, shareOf(amount, USUAL, factor))
  const shade = groundShadow(picture.product)
  await checkpoint()
  const { raster, product, alpha } = picture
  const data = Uint8Array.from(raster.data)
  for (let i = 0; i < product.data.length; i++) {
    const dark = share * shade.data[i] * (1 - product.data[i])
    if (dark < 1e-3) continue
    for (let c = 0; c < 3; c++) {
      const p = i * 3 + c
      data[p] = alpha
        ? Math.round(data[p] * product.data[i])
        : Math.round(encodeLight(LINEAR[data[p]] * (1 - dark)))
    }
  }
  const shown = alpha && mapPlane(alpha, (i) => shadowAlpha(alpha.data[i], share * shade.data[i]))
  return { ...picture, raster: { ...raster, data }, alpha: shown }
}

function shadowAlpha(alpha: number, shade: number): number {
  return alpha + (1 - alpha) * shade
}

/** How dark the ground is at each pixel, 0 to 1. */
function groundShadow(product: Plane): Plane {
  const { width, height } = product
  const box = boundingBox(product, 0.5)
  if (!box || box.bottom > height - 3) {
    throw new EngineError(
      'invalid_input',
      'The product reaches the lower edge of the picture, so there is no room for a shadow; use a picture with space below it.'
    )
  }
  const tall = box.bottom - box.top
  const wide = box.right - box.left
  const size = Math.min(tall, wide * 1.6)
  const foot = box.bottom - size * FLATNESS * 0.35
  const flat = createPlane(width, height)
  const touch = createPlane(width, height)
  for (let y = Math.max(0, Math.floor(foot - size * FLATNESS)); y < height; y++) {
    const up = Math.abs(foot - y) / FLATNESS
    if (up > size) continue
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const lean = (foot - y) * 0.35
      const source = box.bottom - 1 - up * 0.9
      flat.data[i] = sample(product, x - lean, source) * (1 - (0.6 * up) / size)
      const near = Math.abs(y - box.bottom) < size * 0.012
      touch.data[i] = near ? sample(product, x, box.bottom - 1 - size * 0.03) : 0
    }
  }
  const soft = blur(flat, size * 0.03)
  const wider = blur(flat, size * 0.075)
  const dark = blur(touch, size * 0.01)
  return mapPlane(product, (i) => {
    const ground = 0.4 * soft.data[i] + 0.5 * wider.data[i]
    return Math.min(1, 1 - (1 - ground) * (1 - 0.75 * dark.data[i]))
  })
}
