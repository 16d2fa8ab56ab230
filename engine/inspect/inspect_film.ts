import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { VideoFile } from '../contract/output.js'
import type { Flaw } from './inspect_picture.js'
import { isBlank, showsSomething, spreadOf } from './spread.js'

const run = promisify(execFile)
const PATIENCE_MS = 120_000

/** Frames of a second that are looked at, their side in pixels, and bytes of each. */
const RATE = 2
const SIDE = 64
const FRAME_BYTES = SIDE * SIDE * 3

/** How far a film may be from the length and from the shape that were ordered: providers round both. */
const MOST_SECONDS = 0.6
const MOST_SHAPE = 0.04

export interface OrderedFilm {
  /** The still that it starts with, encoded; null where something is to be seen in any case. */
  still: Uint8Array | null
  seconds: number
  /** Width by height. */
  ratio: number
  /** Share of the frames that may be of one colour, as an end card between two moves; none, if missing. */
  mostBlank?: number
}

/**
 * Looks at a film before it is kept: two frames of each second.
 *
 * @returns what is wrong with it, or null
 */
export async function inspectFilm(
  { path, width, height }: VideoFile,
  { still, seconds, ratio, mostBlank = 0 }: OrderedFilm,
  ffmpeg: string
): Promise<Flaw | null> {
  if (Math.abs(width / height / ratio - 1) > MOST_SHAPE) return 'size'
  const { stdout } = await run(
    ffmpeg,
    [
      ...'-hide_banner -loglevel error -nostdin -i'.split(' '),
      path,
      ...`-vf fps=${RATE},scale=${SIDE}:${SIDE}:flags=area -f rawvideo -pix_fmt rgb24 -`.split(' '),
    ],
    { encoding: 'buffer', timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 }
  )
  const frames = Math.floor(stdout.length / FRAME_BYTES)
  if (Math.abs(frames / RATE - seconds) > MOST_SECONDS) return 'length'
  const blank = Array.from({ length: frames }, (_, n) =>
    isBlank(spreadOfBytes(stdout.subarray(n * FRAME_BYTES, (n + 1) * FRAME_BYTES)))
  ).filter(Boolean)
  if (blank.length <= mostBlank * frames) return null
  return !still || showsSomething(await spreadOf(still)) ? 'blank' : null
}

/** As `spreadOf` of a picture, of RGB bytes. */
function spreadOfBytes(bytes: Uint8Array): number {
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    let [sum, squares] = [0, 0]
    for (let i = channel; i < bytes.length; i += 3) {
      sum += bytes[i]!
      squares += bytes[i]! ** 2
    }
    const mean = sum / (bytes.length / 3)
    most = Math.max(most, squares / (bytes.length / 3) - mean ** 2)
  }
  return Math.sqrt(most)
}
