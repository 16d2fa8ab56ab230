import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import type { Plane } from '../image/raster.js'

/**
 * A grey mask, 0 to 1, stretched to a picture's size.
 *
 * @throws JobError `invalid_input` when it cannot be read
 */
export async function readMask(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number }
): Promise<Plane> {
  try {
    const grey = await sharp(bytes)
      .toColourspace('b-w')
      .removeAlpha()
      .resize(width, height, { fit: 'fill' })
      .raw({ depth: 'uchar' })
      .toBuffer()
    return { width, height, data: Float32Array.from(grey, (value) => value / 255) }
  } catch (cause) {
    throw new JobError('picture_mask_unreadable', {}, { cause })
  }
}
