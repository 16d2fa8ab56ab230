import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import { mapPlane, type Plane } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { resizePlane } from '../image/resample.js'
import { labPlanes } from '../image/color.js'
import { shrink } from '../image/shrink.js'
import { binsOf, colorsOf } from './color_model.js'
import { WORKING_SIZE, type Cutout } from './cut_out.js'
import { certainEvidence } from './evidence.js'
import { drawEdge } from './draw_edge.js'

/**
 * Cuts the product out where the merchant says that it is. Their mask is the truth; only within a thin band along its
 * outline does the picture decide how soft the edge is, since nobody paints to the pixel.
 *
 * @param maskBytes an encoded grey picture of the photo's shape, any size, white = product
 * @throws JobError `invalid_input` when the mask cannot be read
 */
export async function cutOutWithMask(
  { raster }: ReadPicture,
  maskBytes: Uint8Array
): Promise<Cutout> {
  const own = await readMask(maskBytes, raster.width, raster.height)
  const hard = mapPlane(own, (i) => (own.data[i]! > 0.5 ? 1 : 0))
  const alpha = drawEdge(own, raster)
  const small = await shrink(raster, WORKING_SIZE)
  const inside = resizePlane(hard, small.width, small.height)
  const shape = mapPlane(inside, (i) => (inside.data[i]! > 0.5 ? 1 : 0))
  return {
    alpha,
    confidence: 1,
    advice: null,
    evidence: certainEvidence(alpha),
    colors: colorsOf(binsOf(labPlanes(small)), shape),
    shape,
    guided: false,
  }
}

async function readMask(bytes: Uint8Array, width: number, height: number): Promise<Plane> {
  try {
    const grey = await sharp(bytes, { failOn: 'error' })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer()
    return { width, height, data: Float32Array.from(grey, (value) => value / 255) }
  } catch (cause) {
    throw new JobError('own_mask_unreadable', {}, { cause })
  }
}
