import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutOutPhoto } from '#engine/cutout/cut_out_photo'
import { readPicture } from '#engine/image/read_picture'
import { letteringOf } from '#engine/shape/keep_out'
import { reshape } from '#engine/shape/reshape'
import type { JobContext } from '#engine/threads/job_context'
import { prepareFilm } from '#engine/video/film'
import { parseFilmPrompt } from '#engine/video/parse_film_prompt'
import { productIsSeen } from '#engine/video/product_is_seen'
import { solidOutline } from '#engine/video/solid_outline'
import { processorTime } from '../engine/processor_time.js'
import { beside, figure, heading, quantile } from '../report.js'
import { photosIn } from './shapes.js'
import { writeSheets, type Tile } from './sheets.js'

const SIZES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 1080, height: 1080 },
}
const MOTIONS = ['slow orbit around the product', 'zoom in', 'pan left with a light sweep']

/** Moments that are drawn, and the one that is shown on the contact sheets. */
const MOMENTS = [0, 0.25, 0.5, 0.75, 1]
const SHOWN = 0.75

/** As long as films read their pictures, and confidence from which on products are taken out of them. */
const LONGEST_SIDE = 1600
const SURE = 0.4

/** Spread of a frame's lightness below which it shows nothing. */
const EMPTY = 3

const SHEETS = 'tmp/bench/films'

/**
 * Films of photos as merchants order them, without masks: whether each frame shows something, and the product where the camera's way has it.
 * Frames are drawn and not encoded; contact sheets show one of each film.
 */
export async function benchMotions(folder: string, context: JobContext): Promise<void> {
  heading('Films of photos')
  await mkdir(SHEETS, { recursive: true })
  const seconds: number[] = []
  let [films, empty, lost, plane] = [0, 0, 0, 0]
  const names = await photosIn(folder)
  for (const [shape, size] of Object.entries(SIZES)) {
    const tiles: Tile[] = []
    for (const [index, name] of names.entries()) {
      const { result, seconds: took } = await processorTime(() =>
        filmsOf(join(folder, `${name}.jpg`), size, context)
      )
      seconds.push(took)
      for (const film of result) {
        films++
        if (film.isEmpty) empty++
        if (film.isLost) lost++
      }
      if (result[0]!.isPlane) plane++
      const { raster } = result[index % result.length]!
      tiles.push({ label: `${name} ${MOTIONS[index % MOTIONS.length]}`, raster })
      if (tiles.length === 12) await writeSheets(tiles.splice(0), SHEETS, `${shape}-${name}`)
    }
    if (tiles.length > 0) await writeSheets(tiles, SHEETS, `${shape}-last`)
  }
  figure(`of ${films} films, empty`, String(empty), '0', empty === 0)
  figure('without their product', String(lost), '0', lost === 0)
  beside('photos in a shape that move as one plane', String(plane))
  beside(
    'processor seconds for three films without encoding, median',
    quantile(seconds, 0.5).toFixed(1)
  )
  beside('contact sheets', SHEETS)
}

async function filmsOf(file: string, size: { width: number; height: number }, context: JobContext) {
  const read = await readPicture(await readFile(file), LONGEST_SIDE)
  const { alpha, confidence } = await cutOutPhoto(read, null, context)
  const keepOut = await letteringOf(read.raster, context)
  const shaped = await reshape(
    { raster: read.raster, alpha: null, product: confidence < SURE ? null : alpha, keepOut },
    { ratio: size.width / size.height },
    { way: null, seed: 1 },
    async () => {}
  )
  const subject = shaped.product && {
    outline: solidOutline(shaped.product),
    own: shaped.product,
    sureness: Math.min(1, (confidence - SURE) / SURE),
  }
  const made = []
  for (const motion of MOTIONS) {
    const { plan } = parseFilmPrompt(motion, 1)
    const options = { ...size, seconds: 5, cfgScale: 0.5, seed: 1 }
    const film = await prepareFilm(shaped.raster, subject, plan, options, async () => {})
    let [least, shown] = [Infinity, new Uint8Array()]
    for (const moment of MOMENTS) {
      const frame = { ...size, data: new Uint8ClampedArray(size.width * size.height * 3) }
      film.draw(frame, moment)
      least = Math.min(least, spread(frame.data))
      if (moment === SHOWN) shown = new Uint8Array(frame.data.buffer)
    }
    made.push({
      isEmpty: least < EMPTY,
      isLost: !productIsSeen(film, size),
      isPlane: subject === null,
      raster: { ...size, channels: 3 as const, data: shown },
    })
  }
  return made
}

function spread(data: Uint8ClampedArray): number {
  let [sum, squares] = [0, 0]
  for (const value of data) {
    sum += value
    squares += value ** 2
  }
  const mean = sum / data.length
  return Math.sqrt(squares / data.length - mean ** 2)
}
