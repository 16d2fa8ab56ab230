import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { VideoInput } from '../contract/input.js'
import type { VideoOutput } from '../contract/output.js'
import { hash } from '../image/random.js'
import { readPicture } from '../image/read_picture.js'
import { writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { Encoder } from './encoder.js'
import { prepareFilm, type DrawFrame } from './film.js'
import { FRAMES_PER_SECOND } from './film_plan.js'
import { findFfmpeg } from './find_ffmpeg.js'
import { parseFilmPrompt } from './parse_film_prompt.js'
import type { FilmedProduct } from './product_layer.js'
import { productIsSeen } from './product_is_seen.js'
import { inShape, productOf } from './shaped_still.js'

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

/** Makes a film that starts with the still and moves as the prompt says. */
export async function videoJob(input: FilmInput, context: JobContext): Promise<VideoOutput> {
  const ffmpeg = await findFfmpeg(input.ffmpegPath)
  const film = { ...SIZES[input.aspectRatio], framesPerSecond: FRAMES_PER_SECOND }
  context.progress(0.01, { code: 'reading_picture' })
  const read = await readPicture(await context.read(input.picture), LONGEST_SIDE)
  // On studio paper the product has to be known, though it does not move.
  const isNeeded = !input.isPlain || input.shapeWay === 'set'
  const found = isNeeded ? await productOf(read, input, context) : null
  context.progress(0.05, { code: 'shaping_still' })
  const ratio = film.width / film.height
  const { still, subject, way } = await inShape(read.raster, found, input, ratio, context)
  context.progress(0.08, { code: 'preparing_video' })
  await context.checkpoint()
  const side = hash(input.seed, 'side') % 2 === 0 ? -1 : 1
  const { plan, ignoredWords } = parseFilmPrompt(input.prompt, side)
  const prepare = (shown: FilmedProduct | null) =>
    prepareFilm(still, shown, plan, { ...film, ...input }, () => context.checkpoint())
  let prepared = await prepare(input.isPlain ? null : subject)
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
      ...(way && { shapedBy: way }),
      ignoredWords,
      cost: { cents: 0 },
    }
  } catch (error) {
    await encoder.stop()
    await rm(path, { force: true })
    throw error
  }
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
    context.progress(0.1 + (0.89 * (n + 1)) / count, { code: 'filming' })
  }
  return poster
}
