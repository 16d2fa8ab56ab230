import { spawn, type ChildProcess } from 'node:child_process'
import { heightOf, widthOf } from './plan/boxes.js'
import { REEL_FRAMES_PER_SECOND, type ReelItem, type ReelShot } from './reel.js'
import { JobError } from '../contract/job_error.js'
import type { Raster } from '../image/raster.js'

/** Frames of a film, one after the other, in the shape of a shot's area. */
export class FilmSource {
  readonly #child: ChildProcess
  readonly #frames: AsyncIterator<Buffer>
  readonly #size: { width: number; height: number }
  #rest: Buffer[] = []
  #length = 0
  #last: (Raster & { channels: 3 }) | null = null
  #ended = false

  /**
   * @param path of the film's file
   * @param scale pixels drawn for one of the plan
   */
  constructor(ffmpeg: string, path: string, item: ReelItem, shot: ReelShot, scale: number) {
    this.#size = {
      width: Math.round(widthOf(shot.area) * scale),
      height: Math.round(heightOf(shot.area) * scale),
    }
    this.#child = spawn(ffmpeg, argumentsFor(path, item, shot, this.#size), {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    this.#child.on('error', () => {})
    this.#frames = this.#child.stdout![Symbol.asyncIterator]()
  }

  /** The next frame; the last one again when the film is over. Rejects with JobError when it has none. */
  async next(): Promise<Raster & { channels: 3 }> {
    const bytes = this.#size.width * this.#size.height * 3
    while (!this.#ended && this.#length < bytes) {
      const { value, done } = await this.#frames.next()
      if (done) this.#ended = true
      else {
        this.#rest.push(value)
        this.#length += value.length
      }
    }
    if (this.#length >= bytes) {
      const [only, ...others] = this.#rest
      const all = only && others.length === 0 ? only : Buffer.concat(this.#rest)
      const frame = all.subarray(0, bytes)
      this.#rest = [all.subarray(bytes)]
      this.#length -= bytes
      const data = new Uint8Array(frame.buffer, frame.byteOffset, bytes)
      this.#last = { ...this.#size, channels: 3, data }
    }
    if (!this.#last) {
      throw new JobError('reel_video_unreadable')
    }
    return this.#last
  }

  /** Ends ffmpeg at once; resolves when it is gone. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    if (this.#child.kill('SIGKILL')) await gone
  }
}

function argumentsFor(
  path: string,
  { width, height }: ReelItem,
  { base, filmFrom }: ReelShot,
  size: { width: number; height: number }
): string[] {
  return [
    ...'-hide_banner -loglevel error -nostdin -threads 1 -ss'.split(' '),
    ...[filmFrom.toFixed(3), '-i', path, '-an', '-filter_complex'],
    filtersFor(width, height, base, size),
    ...`-r ${REEL_FRAMES_PER_SECOND} -f rawvideo -pix_fmt rgb24 pipe:1`.split(' '),
  ]
}

/** A part of the film, or all of it on a softened copy of itself. */
function filtersFor(
  width: number,
  height: number,
  base: ReelShot['base'],
  size: { width: number; height: number }
): string {
  const scale = size.width / (widthOf(base) * width)
  const own = {
    left: Math.max(0, base.left) * width,
    top: Math.max(0, base.top) * height,
    right: Math.min(1, base.right) * width,
    bottom: Math.min(1, base.bottom) * height,
  }
  const wide = Math.round((own.right - own.left) * scale)
  const high = Math.round((own.bottom - own.top) * scale)
  const cut =
    `crop=${even(own.right - own.left)}:${even(own.bottom - own.top)}:` +
    `${Math.round(own.left)}:${Math.round(own.top)}`
  if (wide >= size.width - 1 && high >= size.height - 1) {
    return `[0:v]${cut},scale=${size.width}:${size.height}:flags=bicubic`
  }
  const small = `${even(size.width / 8)}:${even(size.height / 8)}`
  const x = Math.round(-Math.min(0, base.left) * width * scale)
  const y = Math.round(-Math.min(0, base.top) * height * scale)
  return [
    `[0:v]${cut},split[a][b]`,
    `[a]scale=${small}:force_original_aspect_ratio=increase,crop=${small},boxblur=6:2,` +
      `scale=${size.width}:${size.height}:flags=bicubic[back]`,
    `[b]scale=${wide}:${high}:flags=bicubic[film]`,
    `[back][film]overlay=${x}:${y}`,
  ].join(';')
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.floor(pixels / 2))
}
