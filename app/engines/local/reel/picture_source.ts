import sharp from 'sharp'
import { around, heightOf, WHOLE, widthOf, within } from '../../reel/boxes.js'
import type { ReelBox, ReelItem, ReelShot } from '../../reel/reel.js'
import { EngineError } from '../../engine_error.js'
import type { Raster } from '../image/raster.js'
import { readPicture, type ReadPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { readMask } from '../video/read_mask.js'
import { cutOutPicture, trimCutOut } from './cut_out_picture.js'
import { shapePicture } from './shape_picture.js'

/** Longest side of a picture that is worked on, in pixels. */
const LONGEST_SIDE = 2600
/** Pixels around what is seen that the resampling looks at, as a share of it. */
const RIM = 0.004

/** What is drawn of a shot: pixels, and which part of the shot's base they are, in shares of it. */
export interface Prepared {
  picture: Raster & { channels: 3 }
  part: ReelBox
  /** Whether it is another one in each frame. */
  isFilm: boolean
}

/**
 * The part of an item that is seen in a shot, about as large as it is drawn when it is nearest.
 *
 * @param scale pixels drawn for one of the plan
 * @throws EngineError `invalid_input` when the picture cannot be read, or nothing is left of a cut-out
 */
export async function preparePicture(
  item: ReelItem,
  shot: ReelShot,
  scale: number,
  context: JobContext
): Promise<Prepared> {
  const { move, area } = shot
  const seen = grow(around(move.from, move.to))
  const nearest = Math.min(widthOf(move.from), widthOf(move.to))
  const size = {
    width: Math.round((widthOf(area) * scale * widthOf(seen)) / nearest),
    height: Math.round((heightOf(area) * scale * heightOf(seen)) / nearest),
  }
  const read = await readPicture(await context.read(item.media), LONGEST_SIDE)
  await context.checkpoint()
  if (shot.cutOut) {
    const cutOut = await cutOutOf(item, read, context)
    const whole = {
      width: Math.round(size.width / widthOf(seen)),
      height: Math.round(size.height / heightOf(seen)),
    }
    const picture = await cutOutPicture(cutOut, shot.ground, shot.cutOut, whole)
    return { picture, part: WHOLE, isFilm: false }
  }
  const shaped = await shapePicture(read.raster, within(shot.base, seen))
  await context.checkpoint()
  return { picture: await resized(shaped, size), part: seen, isFilm: false }
}

function grow({ left, top, right, bottom }: ReelBox): ReelBox {
  return {
    left: Math.max(0, left - RIM),
    top: Math.max(0, top - RIM),
    right: Math.min(1, right + RIM),
    bottom: Math.min(1, bottom + RIM),
  }
}

async function cutOutOf(item: ReelItem, { raster, alpha }: ReadPicture, context: JobContext) {
  const own = item.mask ? await readMask(await context.read(item.mask), raster) : alpha
  const cutOut = own && (await trimCutOut(raster, own.data))
  if (!cutOut) throw new EngineError('invalid_input', 'A cut-out of this reel shows nothing.')
  return cutOut
}

async function resized(
  { data, ...from }: Raster & { channels: 3 },
  { width, height }: { width: number; height: number }
): Promise<Raster & { channels: 3 }> {
  if (from.width === width && from.height === height) return { ...from, data }
  const out = await sharp(data, { raw: from })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const pixels = new Uint8Array(out.buffer, out.byteOffset, out.byteLength)
  return { width, height, channels: 3, data: pixels }
}
