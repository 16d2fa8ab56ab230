import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { findFfmpeg } from '#engine/video/find_ffmpeg'

const run = promisify(execFile)

interface FilmShape {
  /** Pixels. */
  width: number
  height: number
  framesPerSecond?: number
  /** A picture file that it shows all the time, instead of a moving test pattern. */
  picture?: string
  /** A tone beside it. */
  hasSound?: boolean
}

/** A small film: H.264 in MP4. */
export async function makeFilm(
  seconds: number,
  { width, height, framesPerSecond = 12, picture, hasSound = false }: FilmShape
): Promise<Buffer> {
  return inFolder(async (folder) => {
    const path = join(folder, 'film.mp4')
    const pattern = `testsrc2=size=${width}x${height}:rate=${framesPerSecond}:duration=${seconds}`
    const input = picture
      ? ['-loop', '1', '-framerate', String(framesPerSecond), '-t', String(seconds), '-i', picture]
      : ['-f', 'lavfi', '-i', pattern]
    const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`
    const tone = hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []
    const codec = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -movflags +faststart'
    await run(await findFfmpeg(null), [
      ...['-loglevel', 'error', ...input, ...tone, '-vf', fit, ...codec.split(' ')],
      path,
    ])
    return readFile(path)
  })
}

/** What a decoder finds in a film; the length in seconds. */
export async function probeFilm(film: Buffer) {
  return inFolder(async (folder) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, film)
    const { stderr } = await run(await findFfmpeg(null), [
      ...['-hide_banner', '-i', path, '-f', 'null', '-'],
    ])
    const [, minutes, seconds] = /Duration: 00:(\d+):([\d.]+)/.exec(stderr)!
    const [, codec] = /Video: (\w+)/.exec(stderr)!
    const [, width, height] = /, (\d{2,})x(\d{2,})/.exec(stderr)!
    return {
      hasSound: stderr.includes('Audio:'),
      codec,
      width: Number(width),
      height: Number(height),
      seconds: Number(minutes) * 60 + Number(seconds),
    }
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-film-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
