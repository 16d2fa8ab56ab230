import { JobError } from '../../contract/job_error.js'
import { blur } from '../../image/blur.js'
import { encodeLight, LINEAR } from '../../image/color.js'
import { boundingBox, createPlane, mapPlane, type Box, type Plane } from '../../image/raster.js'
import { shareOf } from '../amount.js'
import type { OperationContext, WithProduct } from '../editable.js'
import type { Step } from '../step.js'

const USUAL = 0.75

/** How far above its lowest point an outline still stands on the ground, as a share of the product's size. */
const LIFT = 0.16

/**
 * A soft shadow on the ground along the product's lower outline: dark and narrow where it touches, faint and wide around.
 * On a transparent picture the shadow is transparent too.
 *
 * @throws JobError `invalid_input` when the product's foot is cut off by the frame
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
    const dark = share * shade.data[i]! * (1 - product.data[i]!)
    if (dark < 1e-3) continue
    for (let c = 0; c < 3; c++) {
      const p = i * 3 + c
      data[p] = alpha
        ? Math.round(data[p]! * product.data[i]!)
        : Math.round(encodeLight(LINEAR[data[p]!]! * (1 - dark)))
    }
  }
  const shown = alpha && mapPlane(alpha, (i) => shadowAlpha(alpha.data[i]!, share * shade.data[i]!))
  return { ...picture, raster: { ...raster, data }, alpha: shown }
}

function shadowAlpha(alpha: number, shade: number): number {
  return alpha + (1 - alpha) * shade
}

/** How dark the ground is at each pixel, 0 to 1. */
function groundShadow(product: Plane): Plane {
  const { height } = product
  const box = boundingBox(product, 0.5)
  if (!box || box.bottom > height - 3) {
    throw new JobError('no_room_for_shadow')
  }
  const size = Math.min(box.bottom - box.top, (box.right - box.left) * 1.6)
  const foot = footOf(product, box, size)
  const touch = blur(strip(foot, product, 0.02 * size, 0.008 * size), 0.007 * size)
  const near = blur(strip(foot, product, 0.08 * size, 0.022 * size), 0.022 * size)
  const far = blur(strip(foot, product, 0.2 * size, 0.06 * size), 0.065 * size)
  return mapPlane(product, (i) => {
    const light = (1 - 0.9 * touch.data[i]!) * (1 - 0.55 * near.data[i]!) * (1 - 0.5 * far.data[i]!)
    return 1 - light
  })
}

/** For each column how much it belongs to the foot, and its lowest row. */
interface Foot {
  share: Float32Array
  lowest: Int32Array
}

function footOf({ width, data }: Plane, box: Box, size: number): Foot {
  const share = new Float32Array(width)
  const lowest = new Int32Array(width)
  for (let x = box.left; x < box.right; x++) {
    let y = box.bottom - 1
    while (y >= box.top && data[y * width + x]! <= 0.5) y--
    const lift = (box.bottom - 1 - y) / (LIFT * size)
    share[x] = Math.max(0, 1 - lift ** 2)
    lowest[x] = y
  }
  return { share, lowest }
}

/** A strip along the foot's outline, from some pixels above it to some below. */
function strip(foot: Foot, { width, height }: Plane, above: number, below: number): Plane {
  const plane = createPlane(width, height)
  for (let x = 0; x < width; x++) {
    if (foot.share[x] === 0) continue
    const last = Math.min(height - 1, Math.round(foot.lowest[x]! + below))
    for (let y = Math.max(0, Math.round(foot.lowest[x]! - above)); y <= last; y++) {
      plane.data[y * width + x] = foot.share[x]!
    }
  }
  return plane
}
