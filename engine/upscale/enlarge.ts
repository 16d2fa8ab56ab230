import type { Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import { VisionFault } from '../vision/vision_fault.js'
import { enlargeByNetwork } from './enlarge_by_network.js'
import { enlargeSmoothly } from './enlarge_smoothly.js'

/** Share of the work that the colours of a transparent picture are. */
const COLORS = 0.9

/**
 * Enlarges a picture two times: its colours by the trained network, if there is one, and its transparency smoothly.
 *
 * @param between called after each part with the share that is done
 * @returns the picture at twice the width and height
 */
export async function enlarge(
  picture: Raster,
  context: Pick<JobContext, 'networks' | 'infer'>,
  between: (done: number) => Promise<void>
): Promise<Raster> {
  if (!context.networks.has('enlargement')) return enlargeSmoothly(picture, between)
  try {
    if (picture.channels === 3) return await enlargeByNetwork(picture, context, between)
    const colors = await enlargeByNetwork(picture, context, (done) => between(COLORS * done))
    return await withAlphaOf(picture, colors, (done) => between(COLORS + (1 - COLORS) * done))
  } catch (error) {
    if (!(error instanceof VisionFault)) throw error
    return enlargeSmoothly(picture, between)
  }
}

async function withAlphaOf(
  { width, height, data: from }: Raster,
  colors: Raster & { channels: 3 },
  between: (done: number) => Promise<void>
): Promise<Raster> {
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = from[i * 4 + 3]!
  const large = await enlargeSmoothly({ width, height, channels: 1, data: alpha }, between)
  const data = new Uint8Array(large.data.length * 4)
  for (let i = 0; i < large.data.length; i++) {
    for (let c = 0; c < 3; c++) data[i * 4 + c] = colors.data[i * 3 + c]!
    data[i * 4 + 3] = large.data[i]!
  }
  return { width: colors.width, height: colors.height, channels: 4, data }
}
