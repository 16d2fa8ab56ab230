import sharp from 'sharp'
import { wordsEnlarged } from '../compare/read_changed.js'
import type { UpscaleInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import { readRaster } from '../image/read_picture.js'
import { writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { enlarge } from './enlarge.js'

/** Longest side that is enlarged, in pixels. */
const LONGEST_SIDE = 4096

/** Enlarges a picture two times; a transparent one stays transparent (PNG), others become JPEG. */
export async function upscaleJob(
  { picture }: UpscaleInput,
  context: JobContext
): Promise<ThreadPictures> {
  const bytes = await context.read(picture)
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new JobError('upscale_too_large', { width, height, most: LONGEST_SIDE })
  }
  context.progress(0.05, { code: 'reading_picture' })
  const raster = await readRaster(bytes)
  const large = await enlarge(raster, context, async (done) => {
    context.progress(0.05 + 0.85 * done, { code: 'enlarging' })
    await context.checkpoint()
  })
  const label = await wordsEnlarged(raster, large, context)
  const format = large.channels === 4 ? 'png' : 'jpeg'
  const file = await writePicture(large, context.scratch, `upscaled.${format}`, format)
  return {
    pictures: [{ file, seed: 0, mask: null, fidelity: null, label, scene: null, photoId: null }],
    ignoredWords: [],
    cost: { cents: 0 },
  }
}
