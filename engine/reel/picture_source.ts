import sharp from 'sharp'
import { around, heightOf, sharesOf, WHOLE, widthOf } from './plan/boxes.js'
import type { ReelBox, ReelItem, ReelShot } from './reel.js'
import { JobError } from '../contract/job_error.js'
import { cropRaster } from '../image/crop.js'
import type { Raster } from '../image/raster.js'
import { readPicture, type ReadPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { readMask } from '../video/read_mask.js'
import { cutOutPicture, trimCutOut } from './cut_out_picture.js'
import { shapePicture } from './shape_picture.js'

/** Longest side of a picture that is worked on, in pixels. */
const LONGEST_SIDE = 2600
/** So large at least, however small it is drawn: what is carried on is judged by its detail. */
const LEAST_SIDE = 800
/** Pixels around what is seen that the resampling looks at, as a share of it. */
const RIM = 0.004

/** What is drawn of a shot: pixels, and which part of the shot's base they are, in shares of it. */
export interface Prepared {
  picture: Raster & { channels: 3 }
  part: ReelBox
  /** Whether it is another one in each frame. */
  isFilm: boolean
}

/** Most bytes of shaped pictures that are kept for their next shots. */
const MOST_KEPT = 80e6

/** Prepares the pictures of a reel, one at a time, and keeps those that come again. */
export class PictureSource {
  /** Whole bases, by item and shape. */
  readonly #shaped = new Map<string, Raster & { channels: 3 }>()

  /**
   * @param shots all of the plan: a picture is made ready once, for the nearest of its shots
   * @param scale pixels drawn for one of the plan
   */
  constructor(
    private readonly shots: readonly ReelShot[],
    private readonly seed: number,
    private readonly scale: number,
    private readonly context: JobContext
  ) {}

  /**
   * The part of an item that is seen in a shot, about as large as it is drawn when it is nearest.
   *
   * @throws JobError `invalid_input` when the picture cannot be read, or nothing is left of a cut-out
   */
  async prepare(item: ReelItem, shot: ReelShot): Promise<Prepared> {
    const { move, area } = shot
    const nearest = nearestOf(shot)
    const whole = {
      width: (widthOf(area) * this.scale) / nearest,
      height: (heightOf(area) * this.scale) / nearest,
    }
    if (shot.cutOut) return this.#cutOut(item, shot.cutOut, shot.ground, whole)
    const seen = grow(around(move.from, move.to))
    const base = await this.#base(item, shot)
    const part = {
      left: Math.round(seen.left * base.width),
      top: Math.round(seen.top * base.height),
      right: Math.round(seen.right * base.width),
      bottom: Math.round(seen.bottom * base.height),
    }
    const size = {
      width: Math.round(whole.width * widthOf(seen)),
      height: Math.round(whole.height * heightOf(seen)),
    }
    const picture = await resized(cropRaster(base, part), size)
    const all = { left: 0, top: 0, right: base.width, bottom: base.height }
    return { picture, part: sharesOf(all, part), isFilm: false }
  }

  /** What fills the area, no larger than it has to be. */
  async #base(item: ReelItem, { item: index, base }: ReelShot) {
    const key = JSON.stringify([index, base])
    const known = this.#shaped.get(key)
    if (known) return known
    const alike = this.shots.filter((one) => JSON.stringify([one.item, one.base]) === key)
    const widths = alike.map((one) => widthOf(one.area) / nearestOf(one))
    const width = this.scale * Math.max(...widths)
    const longest = Math.max(item.width, item.height)
    const needed = (width / (widthOf(base) * item.width)) * longest
    const most = Math.min(LONGEST_SIDE, Math.max(LEAST_SIDE, Math.ceil(needed)))
    const { raster } = await readPicture(await this.context.read(item.media), most)
    await this.context.checkpoint()
    const product = item.mask ? await readMask(await this.context.read(item.mask), raster) : null
    const shaped = await shapePicture({ raster, product }, base, this.seed, this.context)
    await this.context.checkpoint()
    const bytes = [...this.#shaped.values()].reduce((sum, { data }) => sum + data.length, 0)
    if (bytes + shaped.data.length > MOST_KEPT) this.#shaped.clear()
    this.#shaped.set(key, shaped)
    return shaped
  }

  async #cutOut(
    item: ReelItem,
    box: ReelBox,
    ground: string,
    { width, height }: { width: number; height: number }
  ): Promise<Prepared> {
    const read = await readPicture(await this.context.read(item.media), LONGEST_SIDE)
    const cutOut = await cutOutOf(item, read, this.context)
    await this.context.checkpoint()
    const size = { width: Math.round(width), height: Math.round(height) }
    return { picture: await cutOutPicture(cutOut, ground, box, size), part: WHOLE, isFilm: false }
  }
}

/** Share of the base that is seen when a shot is nearest. */
function nearestOf({ move }: ReelShot): number {
  return Math.min(widthOf(move.from), widthOf(move.to))
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
  if (!cutOut) throw new JobError('reel_cutout_empty')
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
