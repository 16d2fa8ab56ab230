import sharp from 'sharp'
import type { BackgroundInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import { LEAST_CONFIDENCE } from '../cutout/confidence.js'
import { cutOutPhoto } from '../cutout/cut_out_photo.js'
import { applyAlpha } from '../cutout/matting.js'
import { cropRaster } from '../image/crop.js'
import { boundingBox } from '../image/raster.js'
import { readPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { lightSide } from '../train/light_side.js'
import { backgroundColor } from '../train/spill.js'
import { FROM_ABOVE, nameView } from '../train/view_name.js'
import { labelOf } from '../vision/text/label_of.js'
import { makePictures, type Subject } from './make_pictures.js'

const LONGEST_SIDE = 1536

/** Cuts the product out of one photo and puts it into the set that the prompt asks for, once for each picture. */
export async function backgroundJob(
  input: BackgroundInput,
  context: JobContext
): Promise<ThreadPictures> {
  context.progress(0, { code: 'cutting_out_product' })
  const subject = await cutSubject(input, context)
  return makePictures(input, '', async () => subject, {
    ...context,
    progress: (fraction, step) => context.progress(0.3 + 0.7 * fraction, step),
  })
}

async function cutSubject(
  { photo, photoId, mask }: BackgroundInput,
  context: JobContext
): Promise<Subject> {
  const picture = await readPicture(await context.read(photo), LONGEST_SIDE)
  const { alpha, confidence } = await cutOutPhoto(picture, mask, context)
  const box = boundingBox(alpha, 0.05)
  if (!box || confidence < LEAST_CONFIDENCE) {
    throw new JobError('product_not_separated')
  }
  const { width, height, data } = cropRaster(applyAlpha(picture.raster, alpha), box)
  const cutout = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return {
    cutout,
    photoId,
    lightSide: lightSide({ width, height, channels: 4, data }),
    gain: [1, 1, 1],
    photoLight: backgroundColor(picture.raster, alpha)[0],
    fromAbove: nameView(null, alpha) === FROM_ABOVE,
    lines: await labelOf(picture.raster, alpha, box, context),
  }
}
