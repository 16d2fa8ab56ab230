import sharp from 'sharp'
import type { OutputFile } from '../../engine.js'
import { unbroken } from '../../built_in/built_in_engine.js'
import type { Size } from '../models/orders.js'

/** Width of the seam in which two pictures are mixed, as a share of the longer side. */
const SEAM = 1 / 160

/** Mean difference, of 255, from which on an area counts as changed. */
const CHANGED = 1

/**
 * What a model made within an area, and the picture before everywhere else, byte by byte. The seam between them is soft and lies within
 * the area.
 *
 * @param before the picture before, at `size`
 * @param path of what the model made, of the same shape, at any size
 * @param area one byte a pixel of `size`, 255 = may change
 * @param made path of the file to write
 * @returns null when nothing within the area is different
 */
export async function layBack(
  before: Uint8Array,
  path: string,
  area: Uint8Array,
  size: Size,
  made: string
): Promise<OutputFile | null> {
  const { width, height } = size
  const after = await pixelsOf(path, size)
  const own = await pixelsOf(before, size)
  const share = await softened(area, size)
  let difference = 0
  let within = 0
  for (let i = 0, p = 0; i < share.length; i++, p += 3) {
    const here = share[i]! / 255
    if (here === 0) continue
    within += here
    for (let c = p; c < p + 3; c++) {
      const step = after[c]! - own[c]!
      difference += (Math.abs(step) * here) / 3
      own[c] = Math.round(own[c]! + step * here)
    }
  }
  if (difference < CHANGED * within) return null
  await sharp(own, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(made)
  return { path: made, mime: 'image/jpeg', width, height }
}

function pixelsOf(from: string | Uint8Array, { width, height }: Size): Promise<Buffer> {
  return unbroken(
    sharp(from, { failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
      .raw()
      .toBuffer()
  )
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
