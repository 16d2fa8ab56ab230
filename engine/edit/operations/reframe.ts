import { JobError } from '../../contract/job_error.js'
import { boundingBox, type Box } from '../../image/raster.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext, WithProduct } from '../editable.js'
import type { Step } from '../step.js'
import { cropTo } from './crop.js'
import { toShape } from './to_shape.js'

/** By how much a product grows in its frame, or shrinks, when no number was given. */
const USUAL = 0.25

/** Least space beside the product, as a share of its side. */
const LEAST_SPACE = 0.06

/** Growth below which nobody would see a difference. */
const LEAST_GROWTH = 1.02

/** How far away the product may go, and the longest side that the picture may come to, in pixels. */
const FARTHEST = 0.5
const LARGEST = 3072

/**
 * The same shape of picture, closer to the product or farther from it, or with the product in its middle. What is beyond the
 * picture's edges is carried on.
 *
 * @throws JobError `invalid_input` when the product cannot be larger
 */
export async function reframe(
  picture: WithProduct,
  { amount, isCentred }: Extract<Step, { op: 'reframe' }>,
  context: OperationContext
): Promise<Editable> {
  const { width, height } = picture.raster
  const box = boundingBox(picture.product, 0.5)
  if (!box) throw new JobError('product_not_in_picture')
  const growth = growthBy(
    shareOf(amount, USUAL, context.factor),
    mostGrowth(box, width, height),
    Math.min(1, Math.max(FARTHEST, Math.max(width, height) / LARGEST))
  )
  const [w, h] = [Math.round(width / growth), Math.round(height / growth)]
  const left = startOf((box.left + box.right) / 2, w, width, isCentred)
  const top = startOf((box.top + box.bottom) / 2, h, height, isCentred)
  return cutOrGrow(picture, { left, top, right: left + w, bottom: top + h }, context)
}

function growthBy(share: number, most: number, least: number): number {
  if (share <= 0) return Math.max(least, 1 / (1 - share))
  if (most < LEAST_GROWTH) {
    throw new JobError('product_fills_picture')
  }
  return Math.min(1 + share, most)
}

/** Growth at which the product meets the least space beside it. */
function mostGrowth({ left, top, right, bottom }: Box, width: number, height: number): number {
  const space = 1 + 2 * LEAST_SPACE
  return Math.min(width / (space * (right - left)), height / (space * (bottom - top)))
}

/** Where a window around a middle begins: within the picture, unless the middle must be its own. */
function startOf(middle: number, length: number, size: number, isCentred: boolean): number {
  const start = Math.round(middle - length / 2)
  if (isCentred) return start
  return length > size
    ? Math.round((size - length) / 2)
    : Math.min(Math.max(0, start), size - length)
}

/** A window on a picture that may reach beyond it. */
async function cutOrGrow(
  picture: Editable,
  window: Box,
  context: OperationContext
): Promise<Editable> {
  const { width, height } = picture.raster
  const sides = {
    left: Math.max(0, -window.left),
    top: Math.max(0, -window.top),
    right: Math.max(0, window.right - width),
    bottom: Math.max(0, window.bottom - height),
  }
  const isInside = Object.values(sides).every((side) => side === 0)
  const larger = isInside ? picture : await toShape(picture, { sides }, context)
  return cropTo(larger, {
    left: window.left + sides.left,
    top: window.top + sides.top,
    right: window.right + sides.left,
    bottom: window.bottom + sides.top,
  })
}
