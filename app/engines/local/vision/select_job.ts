import sharp from 'sharp'
import type { Pointing, SelectOutput } from '../../engine.js'
import { drawEdge } from '../cutout/draw_edge.js'
import { mapPlane } from '../image/raster.js'
import { resizePlane } from '../image/resample.js'
import { toBytes } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import type { Looked } from './look_job.js'
import { selectionOdds } from './select.js'

export interface SelectJobInput {
  looked: Looked
  pointing: Pointing
}

/** Outlines what somebody points at in a picture. */
export async function selectJob(
  { looked: { raster, embedding }, pointing }: SelectJobInput,
  context: JobContext
): Promise<SelectOutput> {
  const { inside, outside, box } = pointing
  const odds = await selectionOdds(embedding, { inside, outside, box: box ?? undefined }, context)
  const { width, height } = raster
  const fine = resizePlane(odds, width, height)
  const alpha = drawEdge(
    mapPlane(fine, (i) => (fine.data[i] > 0 ? 1 : 0)),
    raster
  )
  const mask = await sharp(toBytes(alpha), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 4 })
    .toBuffer()
  return { mask }
}
