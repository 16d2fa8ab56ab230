import type { Plane, Raster } from '../../image/raster.js'
import type { JobContext } from '../../threads/job_context.js'
import type { Network } from '../networks.js'
import { VisionFault } from '../vision_fault.js'
import { sidesOf, turned, type Corners } from './corners.js'
import { isUpsideDown } from './direction.js'
import { findLettering } from './lettering.js'
import { lettersOf } from './match_words.js'
import { recognise } from './recognise.js'
import { straighten } from './straighten.js'
import type { TextLine } from './text_line.js'

/** Most lines that are read, the largest ones: leaflets and ingredients are no label. */
const MOST_LINES = 12

/** How sure the reader has to be of a word. On labels it is .92 and more of what it reads right, mostly less of what it does not. */
const SURE = 0.9

/** Least letters and digits of a word: single ones are dots and ornaments. */
const LEAST_LETTERS = 2

/** Share of a line that has to lie on the product. */
const ON_PRODUCT = 0.6

/** Whether the networks that reading takes can be used. */
export function canRead({ networks }: Pick<JobContext, 'networks'>): boolean {
  return ['lettering', 'direction', 'reading'].every((it) => networks.has(it as Network))
}

/**
 * Reads what is written on a product.
 *
 * @param product where it is, 0 to 1, at the picture's size; everywhere, if null
 * @returns lines from top to bottom, corners in pixels; null where nothing can be read because the networks cannot be used
 */
export async function readLabel(
  picture: Raster,
  product: Plane | null,
  context: JobContext
): Promise<TextLine[] | null> {
  if (!canRead(context)) return null
  try {
    const found = await findLettering(picture, context)
    const lines = found
      .filter((corners) => !product || shareOn(product, corners) >= ON_PRODUCT)
      .sort((a, b) => areaOf(b) - areaOf(a))
      .slice(0, MOST_LINES)
    const read: TextLine[] = []
    for (const corners of lines) {
      await context.checkpoint()
      const line = await readUpright(picture, corners, context)
      if (line) read.push(line)
    }
    return read.sort((a, b) => topOf(a) - topOf(b))
  } catch (error) {
    if (error instanceof VisionFault) return null
    throw error
  }
}

async function readUpright(
  picture: Raster,
  corners: Corners,
  context: JobContext
): Promise<TextLine | null> {
  const straight = straighten(picture, corners)
  const upright = (await isUpsideDown(straight, context)) ? turned(corners) : corners
  const read = await recognise(picture, upright, context)
  const words = read
    .filter(({ text, confidence }) => confidence >= SURE && lettersOf(text).length >= LEAST_LETTERS)
    .map(({ text }) => text)
  return words.length > 0 ? { words, corners: upright } : null
}

/** @returns 0 to 1, by a grid of places in the line */
function shareOn({ width, height, data }: Plane, [a, b, , d]: Corners): number {
  const [columns, rows] = [12, 4]
  let inside = 0
  for (let k = 0; k < columns * rows; k++) {
    const u = ((k % columns) + 0.5) / columns
    const v = (Math.floor(k / columns) + 0.5) / rows
    const x = Math.floor(a.x + (b.x - a.x) * u + (d.x - a.x) * v)
    const y = Math.floor(a.y + (b.y - a.y) * u + (d.y - a.y) * v)
    if (x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] > 0.5) inside++
  }
  return inside / (columns * rows)
}

function areaOf(corners: Corners): number {
  const { length, height } = sidesOf(corners)
  return length * height
}

function topOf({ corners }: TextLine): number {
  return Math.min(...corners.map(({ y }) => y))
}
