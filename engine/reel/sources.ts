import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { WHOLE } from './plan/boxes.js'
import type { ReelInput, ReelShot } from './reel.js'
import { JobError } from '../contract/job_error.js'
import type { Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import type { Sources } from './draw_frame.js'
import { FilmSource } from './film_source.js'
import { PictureSource, type Prepared } from './picture_source.js'

type Open =
  | { kind: 'picture'; prepared: Prepared }
  | { kind: 'film'; source: FilmSource; time: number; prepared: Prepared }

/** Pictures and films of a reel, each open only while it is seen. */
export class ReelSources implements Sources {
  readonly #open = new Map<ReelShot, Open>()
  readonly #pictures: PictureSource
  readonly #films = new Map<number, string>()
  /** Time of the frame that is drawn: a film goes on once for each. */
  #time = -1

  constructor(
    private readonly input: ReelInput,
    shots: readonly ReelShot[],
    private readonly scale: number,
    private readonly ffmpeg: string,
    private readonly context: JobContext
  ) {
    this.#pictures = new PictureSource(shots, input.seed, scale, context)
  }

  /** Begins the frame of a time, and closes what is over. */
  async at(time: number): Promise<void> {
    this.#time = time
    for (const [shot, open] of this.#open) {
      if (time < shot.to) continue
      this.#open.delete(shot)
      if (open.kind === 'film') await open.source.stop()
    }
  }

  async shot(shot: ReelShot): Promise<Prepared> {
    const known = this.#open.get(shot) ?? (await this.#openShot(shot))
    if (known.kind === 'film' && known.time < this.#time) {
      known.time = this.#time
      known.prepared = asFrame(await known.source.next())
    }
    return known.prepared
  }

  async logo({ width, height }: { width: number; height: number }): Promise<Raster> {
    const { logo } = this.input.brand
    if (logo === null) throw new Error('There is no logo to be drawn')
    try {
      const data = await sharp(await this.context.read(logo))
        .autoOrient()
        .toColourspace('srgb')
        .ensureAlpha()
        .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .raw({ depth: 'uchar' })
        .toBuffer()
      return { width, height, channels: 4, data }
    } catch (cause) {
      if (cause instanceof JobError) throw cause
      throw new JobError('logo_unreadable', {}, { cause })
    }
  }

  /** Ends what is open. */
  async close(): Promise<void> {
    const all = [...this.#open.values()]
    this.#open.clear()
    await Promise.all(all.map((open) => (open.kind === 'film' ? open.source.stop() : null)))
  }

  async #openShot(shot: ReelShot): Promise<Open> {
    const item = this.input.items[shot.item!]!
    if (item.kind === 'picture') {
      const prepared = await this.#pictures.prepare(item, shot)
      const open = { kind: 'picture' as const, prepared }
      this.#open.set(shot, open)
      return open
    }
    const path = await this.#filmOf(shot.item!)
    const source = new FilmSource(this.ffmpeg, path, item, shot, this.scale)
    try {
      const prepared = asFrame(await source.next())
      const open = { kind: 'film' as const, source, time: this.#time, prepared }
      this.#open.set(shot, open)
      return open
    } catch (error) {
      await source.stop()
      throw error
    }
  }

  async #filmOf(item: number): Promise<string> {
    const known = this.#films.get(item)
    if (known) return known
    const path = join(this.context.scratch, `item-${item}.mp4`)
    await writeFile(path, await this.context.read(this.input.items[item]!.media))
    this.#films.set(item, path)
    return path
  }
}

function asFrame(picture: Raster & { channels: 3 }): Prepared {
  return { picture, part: WHOLE, isFilm: true }
}
