import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { VideoInput, VideoOutput } from '../../engine.js'
import { cutOutPhoto } from '../cutout/cut_out_photo.js'
import { hash } from '../image/random.js'
import { readPicture, type ReadPicture } from '../image/read_picture.js'
import { writePicture } from '../image/write_picture.js'
import { letteringOf } from '../shape/keep_out.js'
import { reshape } from '../shape/reshape.js'
import type { JobContext } from '../threads/job_context.js'
import { Encoder } from './encoder.js'
import { prepareFilm, type DrawFrame } from './film.js'
import { FRAMES_PER_SECOND } from './film_plan.js'
import { findFfmpeg } from '../../find_ffmpeg.js'
import { parseFilmPrompt } from './parse_film_prompt.js'
import type { FilmedProduct } from './product_layer.js'
import { productIsSeen } from './product_is_seen.js'
import { readMask } from './read_mask.js'
import { solidOutline } from './solid_outline.js'

/** What this engine needs to make a film, with the place of ffmpeg that the operator set. */
export type FilmInput = VideoInput & {
  ffmpegPath: string | null
  /** Whether the whole picture moves, with nothing taken apart. */
  isPlain?: boolean
}

const SIZES = {
  '9:16': { width: 720, height: 1280 },
  '16:9': { width: 1280, height: 720 },
  '1:1': { width: 1080, height: 1080 },
} as const

/** Longest side of the still that is worked on, in pixels. */
const LONGEST_SIDE = 1600

/** Below the first a cut-out may have a broken edge: the still moves as one plane; from the second on the ground moves as far as it likes. */
const SURE = [0.4, 0.8]

/** Makes a film that starts with the still and moves as the prompt says. */
export async function videoJob(input: FilmInput, context: JobContext): Promise<VideoOutput> {
  const ffmpeg = await findFfmpeg(input.ffmpegPath)
  context.progress(0.01, 'Reading the picture')
  const read = await readPicture(await context.read(input.picture), LONGEST_SIDE)
  const found = await productOf(read, input, context)
  context.progress(0.05, "Giving the picture the film's shape")
  const { still, subject } = await inShape(read.raster, found, input, context)
  context.progress(0.08, 'Preparing the film')
  await context.checkpoint()
  const side = hash(input.seed, 'side') % 2 === 0 ? -1 : 1
  const { plan, ignoredWords } = parseFilmPrompt(input.prompt, side)
  const film = { ...SIZES[input.aspectRatio], framesPerSecond: FRAMES_PER_SECOND }
  const prepare = (shown: FilmedProduct | null) =>
    prepareFilm(still, shown, plan, { ...film, ...input }, () => context.checkpoint())
  let prepared = await prepare(subject)
  if (subject && !productIsSeen(prepared, film)) prepared = await prepare(null)
  const path = join(context.scratch, 'film.mp4')
  const encoder = new Encoder(ffmpeg, path, film)
  try {
    const poster = await drawFilm(prepared.draw, encoder, input.seconds, film, context)
    await encoder.finish()
    return {
      file: { path, mime: 'video/mp4', ...film, seconds: input.seconds },
      poster,
      seed: input.seed,
      ignoredWords,
      cost: { cents: 0 },
    }
  } catch (error) {
    await encoder.stop()
    await rm(path, { force: true })
    throw error
  }
}

/** The still in the film's shape, its ground carried on where it is too narrow, with the product where it is now. */
async function inShape(
  raster: ReadPicture['raster'],
  found: FilmedProduct | null,
  { aspectRatio, seed }: FilmInput,
  context: JobContext
): Promise<{ still: ReadPicture['raster']; subject: FilmedProduct | null }> {
  const { width, height } = SIZES[aspectRatio]
  const picture = {
    raster,
    alpha: null,
    product: found && found.own,
    keepOut: await letteringOf(raster, context),
  }
  const shaped = await reshape(picture, { ratio: width / height }, { way: null, seed }, () =>
    context.checkpoint()
  )
  if (!found || !shaped.product) return { still: shaped.raster, subject: null }
  const isHard = found.outline === found.own
  const own = shaped.product
  const outline = isHard ? own : solidOutline(own)
  return { still: shaped.raster, subject: { outline, own, sureness: found.sureness } }
}

async function drawFilm(
  draw: DrawFrame,
  encoder: Encoder,
  seconds: number,
  { width, height }: { width: number; height: number },
  context: JobContext
) {
  const frame = { width, height, data: new Uint8ClampedArray(width * height * 3) }
  const count = seconds * FRAMES_PER_SECOND
  draw(frame, 0)
  const first = { width, height, channels: 3 as const, data: new Uint8Array(frame.data.buffer) }
  const poster = await writePicture(first, context.scratch, 'poster.jpg', 'jpeg')
  for (let n = 0; n < count; n++) {
    await context.checkpoint()
    if (n > 0) draw(frame, n / (count - 1))
    await encoder.write(frame.data)
    context.progress(0.1 + (0.89 * (n + 1)) / count, 'Filming')
  }
  return poster
}

/** Where the product is, or null when that is not sure enough to take it out of the still. */
async function productOf(
  still: ReadPicture,
  input: FilmInput,
  context: JobContext
): Promise<FilmedProduct | null> {
  if (input.isPlain) return null
  if (input.mask) {
    const mask = await readMask(await context.read(input.mask), still.raster)
    return { outline: mask, own: mask, sureness: 1 }
  }
  context.progress(0.03, 'Looking for the product')
  const { alpha, confidence } = await cutOutPhoto(still, null, context)
  const sureness = Math.min(1, (confidence - SURE[0]) / (SURE[1] - SURE[0]))
  return sureness <= 0 ? null : { outline: solidOutline(alpha), own: alpha, sureness }
}
