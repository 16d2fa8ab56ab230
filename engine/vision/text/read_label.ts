import type { Plane, Raster } from '../../image/raster.js'
import type { JobContext } from '../../threads/job_context.js'
import type { Network } from '../networks.js'
import { VisionFault } from '../vision_fault.js'
import { centerOf, mapCorners, sidesOf, turned, type Corners } from './corners.js'
import type { ReadWord } from './ctc.js'
import { isUpsideDown } from './direction.js'
import { findLettering } from './lettering.js'
import { lettersOf } from './match_words.js'
import { recognise } from './recognise.js'
import { straighten } from './straighten.js'
import type { TextLine } from './text_line.js'

/** Most lines that are read, the largest ones: leaflets and ingredients are no label. */
const MOST_LINES = 12

/** Lettering as it was read, whether or not it is sure. */
export interface Lettering {
  words: ReadWord[]
  /** Words that were read alike twice. */
  steady: string[]
  /** In pixels. */
  corners: Corners
}

/** How sure the reader has to be of a word. On labels it is .92 and more of what it reads right, mostly less of what it does not. */
const SURE = 0.85

/** How much wider a line is looked at the second time, as a share of its height: what was read by chance, or is cut off, reads otherwise. */
const WIDER = 0.08

/** How sure it is of lettering that it cannot read, such as script; of folds and grain it is .5 at most. */
const SEEMS = 0.6

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
  return (await readLettering(picture, product, context))?.flatMap(sureLine) ?? null
}

/** What of it is sure; nothing, if no word is. */
export function sureLine({ steady, corners }: Lettering): TextLine[] {
  return steady.length > 0 ? [{ words: steady, corners }] : []
}

/** Whether it is lettering at all, be it read or not. */
export function seemsLettering({ words }: Lettering): boolean {
  return words.some((word) => isWord(word, SEEMS))
}

function isWord({ text, confidence }: ReadWord, sure: number): boolean {
  return confidence >= sure && lettersOf(text).length >= LEAST_LETTERS
}

/** All that looks like lettering, as {@link readLabel} answers it. */
export async function readLettering(
  picture: Raster,
  product: Plane | null,
  context: JobContext
): Promise<Lettering[] | null> {
  if (!canRead(context)) return null
  try {
    const found = await findLettering(picture, context)
    const lines = found
      .filter((corners) => !product || shareOn(product, corners) >= ON_PRODUCT)
      .sort((a, b) => areaOf(b) - areaOf(a))
      .slice(0, MOST_LINES)
    const read: Lettering[] = []
    for (const corners of lines) {
      await context.checkpoint()
      read.push(await readUpright(picture, corners, context))
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
): Promise<Lettering> {
  const straight = straighten(picture, corners)
  const upright = (await isUpsideDown(straight, context)) ? turned(corners) : corners
  const words = await recognise(picture, upright, context)
  const sure = words.filter((word) => isWord(word, SURE))
  const again = sure.length > 0 ? await recognise(picture, widened(upright), context) : []
  const text = lettersOf(again.map((word) => word.text).join(''))
  const steady = sure.map((word) => word.text).filter((word) => text.includes(lettersOf(word)))
  return { words, steady, corners: upright }
}

function widened(corners: Corners): Corners {
  const { x, y } = centerOf(corners)
  const { length, height } = sidesOf(corners)
  const by = height * WIDER
  const [a, b, , d] = corners
  // Both ways by as much, along the line and across it.
  const along = { x: ((b.x - a.x) / length) * by, y: ((b.y - a.y) / length) * by }
  const down = { x: ((d.x - a.x) / height) * by, y: ((d.y - a.y) / height) * by }
  return mapCorners(corners, (corner) => {
    const isAfter = (corner.x - x) * along.x + (corner.y - y) * along.y > 0 ? 1 : -1
    const isBelow = (corner.x - x) * down.x + (corner.y - y) * down.y > 0 ? 1 : -1
    return {
      x: corner.x + isAfter * along.x + isBelow * down.x,
      y: corner.y + isAfter * along.y + isBelow * down.y,
    }
  })
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
    if (x >= 0 && y >= 0 && x < width && y < height && data[y * width + x]! > 0.5) inside++
  }
  return inside / (columns * rows)
}

function areaOf(corners: Corners): number {
  const { length, height } = sidesOf(corners)
  return length * height
}

function topOf({ corners }: Lettering): number {
  return Math.min(...corners.map(({ y }) => y))
}
