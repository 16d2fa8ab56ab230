import sharp from 'sharp'
import type { OutputFile } from '../../engine.js'
import { unbroken } from '../../built_in/built_in_engine.js'
import type { Size } from '../models/orders.js'
import { upright } from './upright.js'

/** Width of the seam in which two pictures are mixed, as a share of the longer side. */
const SEAM = 1 / 160

/** Mean difference, of 255, from which on an area counts as changed. */
const CHANGED = 1

/** By how much the shape may differ: models draw sizes that they have. */
const MOST_RESHAPED = 0.03

/** Mean difference outside of the area from which on a model has drawn another picture, and a seam would be seen. */
const MOST_MOVED = 40

/** Why nothing can be laid back: nothing within the area is different, or the rest of the picture is another one. */
export type Unlaid = 'unchanged' | 'moved'

/**
 * What a model made within an area, and the picture before everywhere else, byte by byte. The seam between them is soft and lies within
 * the area.
 *
 * @param before the picture before, at `size`
 * @param path of what the model made, of the same shape, at any size
 * @param area one byte a pixel of `size`, 255 = may change
 * @param made path of the file to write
 */
export async function layBack(
  before: Uint8Array,
  path: string,
  area: Uint8Array,
  size: Size,
  made: string
): Promise<OutputFile | Unlaid> {
  const { width, height } = size
  const shape = await unbroken(sharp(path).metadata())
  const reshaped = Math.abs(Math.log(shape.width / shape.height / (width / height)))
  if (reshaped > MOST_RESHAPED) return 'moved'
  const after = await pixelsOf(path, size)
  const own = await pixelsOf(before, size)
  const share = await softened(area, size)
  const changed = { inside: 0, within: 0, outside: 0, without: 0 }
  for (let i = 0, p = 0; i < share.length; i++, p += 3) {
    const here = share[i]! / 255
    changed.within += here
    changed.without += 1 - here
    for (let c = p; c < p + 3; c++) {
      const step = after[c]! - own[c]!
      changed.inside += (Math.abs(step) * here) / 3
      changed.outside += (Math.abs(step) * (1 - here)) / 3
      own[c] = Math.round(own[c]! + step * here)
    }
  }
  if (changed.outside > MOST_MOVED * changed.without) return 'moved'
  if (changed.inside < CHANGED * changed.within) return 'unchanged'
  await sharp(own, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(made)
  return { path: made, mime: 'image/jpeg', width, height }
}

function pixelsOf(from: string | Uint8Array, size: Size): Promise<Buffer> {
  return unbroken(upright(from, size).raw().toBuffer())
}

/** The area with an edge that fades inwards: 0 at its rim, 255 a seam's width further in. */
async function softened(area: Uint8Array, { width, height }: Size): Promise<Buffer> {
  const sigma = Math.max(0.5, (Math.max(width, height) * SEAM) / 2)
  const blurred = await sharp(area, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer()
  // A blurred straight edge is half its height at the rim.
  return Buffer.from(blurred.map((value, i) => Math.min(area[i]!, Math.max(0, 2 * value - 255))))
}
