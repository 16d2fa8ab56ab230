import { JobError } from '../../contract/job_error.js'
import type { Plane, Raster } from '../../image/raster.js'
import { resizePlane } from '../../image/resample.js'
import { enlarge as enlargeRaster } from '../../upscale/enlarge.js'
import type { Editable, OperationContext } from '../editable.js'

/** Longest side that is enlarged, in pixels. */
const LONGEST_SIDE = 2560

/**
 * Twice the width and height.
 *
 * @throws JobError `invalid_input` when the picture is too large for it
 */
export async function enlarge(picture: Editable, context: OperationContext): Promise<Editable> {
  const { raster, alpha, product } = picture
  const longest = Math.max(raster.width, raster.height)
  if (longest > LONGEST_SIDE) {
    throw new JobError('enlarged_too_large', { would: longest * 2, most: LONGEST_SIDE })
  }
  const large: Raster = await enlargeRaster(raster, context, () => context.checkpoint())
  const twice = (plane: Plane) => resizePlane(plane, large.width, large.height)
  return {
    ...picture,
    raster: { ...large, channels: 3 },
    alpha: alpha && twice(alpha),
    product: product && twice(product),
  }
}
