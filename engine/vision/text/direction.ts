import sharp from 'sharp'
import type { Raster } from '../../image/raster.js'
import type { JobContext } from '../../threads/job_context.js'
import { lineInput } from './line_input.js'
import { LINE_HEIGHT } from './straighten.js'

/** Width of what the network sees, in pixels: longer lines are squeezed into it. */
const WIDTH = 192

/** How sure it has to be that a line stands on its head. */
const SURE = 0.9

/** Whether a straightened line of text stands on its head, by PP-OCR's classifier. */
export async function isUpsideDown(
  line: Raster,
  context: Pick<JobContext, 'infer'>
): Promise<boolean> {
  const { width, height, channels, data } = line
  const seen = Math.min(WIDTH, width)
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .resize(seen, LINE_HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer()
  const { 'softmax_0.tmp_0': chances } = await context.infer({
    network: 'direction',
    inputs: {
      x: lineInput({ width: seen, height: LINE_HEIGHT, channels: 3, data: pixels }, WIDTH),
    },
    outputs: ['softmax_0.tmp_0'],
  })
  return chances.data[1]! > SURE
}
