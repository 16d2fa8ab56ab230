import sharp from 'sharp'
import type { VideoInput } from '../contract/input.js'
import type { OutputFile, ShapeWay } from '../contract/output.js'
import { readPicture } from '../image/read_picture.js'
import { writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { inShape, productOf } from './shaped_still.js'

export type FirstFrameInput = Pick<
  VideoInput,
  'picture' | 'mask' | 'aspectRatio' | 'shapeWay' | 'seed'
>

/** The still in the shape of a film. */
export interface FirstFrame {
  file: OutputFile
  /** Null where the picture had that shape. */
  way: ShapeWay | null
}

const SIZES = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
  '1:1': { width: 1440, height: 1440 },
} as const

/** Longest side of the still that is worked on, in pixels. */
const LONGEST_SIDE = 1920

/** A picture in the shape of a film, for models that keep the shape of their picture. */
export async function firstFrameJob(
  input: FirstFrameInput,
  context: JobContext
): Promise<FirstFrame> {
  const { width, height } = SIZES[input.aspectRatio]
  const read = await readPicture(await context.read(input.picture), LONGEST_SIDE)
  const found = await productOf(read, input, context)
  const { still, way } = await inShape(read.raster, found, input, width / height, context)
  const raw = { width: still.width, height: still.height, channels: 3 as const }
  const data = await sharp(still.data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const frame = { width, height, channels: 3, data } as const
  return { file: await writePicture(frame, context.scratch, 'first-frame.jpg', 'jpeg'), way }
}
