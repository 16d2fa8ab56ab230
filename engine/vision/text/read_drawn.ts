import sharp from 'sharp'
import type { Legibility } from '../../contract/output.js'
import { cropRaster } from '../../image/crop.js'
import type { Box, Raster } from '../../image/raster.js'
import type { JobContext } from '../../threads/job_context.js'
import { countFound, isTelling } from './match_words.js'
import { readLabel } from './read_label.js'
import type { TextLine } from './text_line.js'

/** Longest side at which a picture is read, in pixels. */
const LONGEST_SIDE = 2048

/** How far the letters of a product that was drawn anew may lie outside of where it was found, as a share of its sides. */
const AROUND = 0.1

/**
 * How many of the words on a product can be read in a picture for which it was drawn anew: they may stand anywhere on it.
 *
 * @param path of the picture
 * @param lines what is written on it in its photo
 * @param place where it is, from 0 to 1 of the picture
 * @returns null where nothing is written on it, or where nobody can read it
 */
export async function readDrawn(
  path: string,
  lines: readonly TextLine[],
  place: Box,
  context: JobContext
): Promise<Legibility | null> {
  const words = wordsOf(lines)
  if (words.length === 0) return null
  const picture = await rasterOf(path)
  const seen = await readLabel(cropRaster(picture, boxAround(place, picture)), null, context)
  return seen && { words: words.length, read: countFound(words, textsOf(seen)) }
}

/**
 * The same where nobody has found the product: the words may stand anywhere in the picture.
 *
 * @param views what is written on the product in each of its photos: that of which most can be read counts
 * @returns null also where none but short words can be read, which a scene may have: the picture may show a side on which nothing is written
 */
export async function readUnplaced(
  path: string,
  views: readonly (readonly TextLine[])[],
  context: JobContext
): Promise<Legibility | null> {
  if (views.every((lines) => wordsOf(lines).length === 0)) return null
  const seen = await readLabel(await rasterOf(path), null, context)
  if (!seen) return null
  const texts = textsOf(seen)
  const counts = views.map(wordsOf).map((words) => {
    const isThere = countFound(words.filter(isTelling), texts) > 0
    return { words: words.length, read: isThere ? countFound(words, texts) : 0 }
  })
  const most = counts.reduce((best, it) => (it.read > best.read ? it : best))
  return most.read > 0 ? most : null
}

const wordsOf = (lines: readonly TextLine[]) => lines.flatMap(({ words }) => words)

const textsOf = (lines: readonly TextLine[]) => lines.map(({ words }) => words.join(''))

async function rasterOf(path: string): Promise<Raster> {
  const { data, info } = await sharp(path, { failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data }
}

function boxAround({ left, top, right, bottom }: Box, { width, height }: Raster): Box {
  const [wide, high] = [(right - left) * AROUND, (bottom - top) * AROUND]
  return {
    left: Math.max(0, Math.floor((left - wide) * width)),
    top: Math.max(0, Math.floor((top - high) * height)),
    right: Math.min(width, Math.ceil((right + wide) * width)),
    bottom: Math.min(height, Math.ceil((bottom + high) * height)),
  }
}
