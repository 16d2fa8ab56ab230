import sharp from 'sharp'
import type { Box, Plane, Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import { keyOf } from './key_of.js'

/** Side of the square to which IS-Net sees every picture stretched, in pixels. */
export const SALIENCE_SIDE = 1024

/**
 * What stands out in a picture, or in a box of it, by IS-Net.
 *
 * @returns 0 to 1 for each pixel of a square of `SALIENCE_SIDE`, to which the picture or the box is stretched
 */
export async function findSalient(
  { width, height, channels, data }: Raster,
  context: Pick<JobContext, 'infer'>,
  box: Box = { left: 0, top: 0, right: width, bottom: height }
): Promise<Plane> {
  const side = SALIENCE_SIDE
  const part = {
    left: box.left,
    top: box.top,
    width: box.right - box.left,
    height: box.bottom - box.top,
  }
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .extract(part)
    .resize(side, side, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const input = new Float32Array(3 * side * side)
  for (let i = 0; i < side * side; i++) {
    for (let c = 0; c < 3; c++) input[c * side * side + i] = (pixels[i * 3 + c]! - 128) / 256
  }
  const { output } = await context.infer({
    network: 'salience',
    inputs: { input: { data: input, dims: [1, 3, side, side] } },
    outputs: ['output'],
    key: keyOf(pixels),
  })
  return { width: side, height: side, data: output.data }
}
