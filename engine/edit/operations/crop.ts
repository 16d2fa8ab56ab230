import { JobError } from '../../contract/job_error.js'
import { cropPlane, cropRaster } from '../../image/crop.js'
import { boundingBox, type Box } from '../../image/raster.js'
import type { Editable, OperationContext, WithProduct } from '../editable.js'
import type { Step } from '../step.js'
import { toShape } from './to_shape.js'

/** Space around the product after a close crop, as a share of its longer side. */
const MARGIN = 0.06

/** A picture of a shape around its product, which is never cut: see `reshape`. */
export function crop(
  picture: Editable,
  { ratio }: Extract<Step, { op: 'crop' }>,
  context: OperationContext
): Promise<Editable> {
  return toShape(picture, { ratio }, context)
}

/** Without a strip along one side. */
export async function cut(
  picture: Editable,
  { side, share }: Extract<Step, { op: 'cut' }>
): Promise<Editable> {
  const { width, height } = picture.raster
  const box = { left: 0, top: 0, right: width, bottom: height }
  if (side === 'left') box.left = Math.min(width - 1, Math.round(share * width))
  else if (side === 'right') box.right = Math.max(1, Math.round((1 - share) * width))
  else if (side === 'top') box.top = Math.min(height - 1, Math.round(share * height))
  else box.bottom = Math.max(1, Math.round((1 - share) * height))
  return cropTo(picture, box)
}

/** What is around the product goes, but for a margin. */
export async function trim(picture: WithProduct): Promise<Editable> {
  const { width, height } = picture.raster
  const box = boundingBox(picture.product, 0.5)
  if (!box) throw new JobError('product_not_in_picture')
  const margin = Math.round(MARGIN * Math.max(box.right - box.left, box.bottom - box.top))
  return cropTo(picture, {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(width, box.right + margin),
    bottom: Math.min(height, box.bottom + margin),
  })
}

/** A picture's piece, with what is known of it. */
export function cropTo(picture: Editable, box: Box): Editable {
  return {
    ...picture,
    raster: cropRaster(picture.raster, box),
    alpha: picture.alpha && cropPlane(picture.alpha, box),
    product: picture.product && cropPlane(picture.product, box),
  }
}
