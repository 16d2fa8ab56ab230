import type { Raster } from '../../image/raster.js'
import type { JobContext } from '../../threads/job_context.js'
import { readCharacters } from './characters.js'
import type { Corners } from './corners.js'
import { decodeCtc, type ReadWord } from './ctc.js'
import { joinMeasures } from './join_measures.js'
import { lineInput } from './line_input.js'
import { straighten } from './straighten.js'

/** Least width of what the network sees, in pixels: it was trained on lines of this width, filled up. */
const LEAST_WIDTH = 320

/**
 * What a line of text says, by PP-OCR's reader: .03 s of a processor for a short one.
 *
 * @param corners in pixels of the picture
 * @throws VisionFault when the network cannot be used here
 */
export async function recognise(
  picture: Raster,
  corners: Corners,
  context: Pick<JobContext, 'infer'>
): Promise<ReadWord[]> {
  const { 'softmax_11.tmp_0': chances } = await context.infer({
    network: 'reading',
    inputs: { x: lineInput(straighten(picture, corners), LEAST_WIDTH) },
    outputs: ['softmax_11.tmp_0'],
  })
  return joinMeasures(decodeCtc(chances.data, await readCharacters()))
}
