import type { ProductWords } from '../contract/input.js'
import { boundingBox, createPlane, type Plane, type Raster } from '../image/raster.js'
import { resizePlane } from '../image/resample.js'
import type { JobContext } from '../threads/job_context.js'
import type { Point } from './select.js'
import type { Sight } from './sight.js'
import { centerOf } from './text/corners.js'
import { letteringOn } from './text/label_of.js'
import { countFound, isTelling, lettersOf } from './text/match_words.js'
import { sureLine } from './text/read_label.js'

/**
 * How many words of a product's name stand on what a mask covers in a photo: of several things that is the product which carries its name. Colours
 * that are named do not tell: of 38 real photos the one in which things are as likely shows a red backpack with black straps on somebody, and what
 * fits red best is a piece of it.
 *
 * @param mask at the grid of selections
 */
export type CountWords = (mask: Plane) => number

/** What stands in place of a label's words. */
const NO_WORDS = /^(none|printed text or graphics)\b/i

/** What may be written on a product, of what it is called: words of its name, and of its label as far as that was read. */
export function wordsOf({ name, description }: ProductWords): string[] {
  const told = /Text\/Graphics:\s*([^]*)/i.exec(description)?.[1] ?? ''
  const label = NO_WORDS.test(told) ? '' : told
  const words = `${name} ${label}`.split(/[\s,"“”]+/).filter(isTelling)
  return [...new Map(words.map((word) => [lettersOf(word), word])).values()]
}

/** Reads a photo's things for what a product is called. Nothing is found where nobody can read. */
export async function countWordsIn(
  photo: Raster,
  { salient }: Pick<Sight, 'salient'>,
  words: readonly string[],
  context: JobContext
): Promise<CountWords> {
  const lines = words.length > 0 ? await linesIn(photo, salient, context) : []
  return (mask) => {
    const texts = lines.filter(({ center }) => isOn(mask, center)).map(({ text }) => text)
    return countFound(words, texts)
  }
}

interface Line {
  text: string
  /** 0 to 1 of the photo's sides. */
  center: Point
}

/** What is written on all that stands out. */
async function linesIn(photo: Raster, salient: Plane, context: JobContext): Promise<Line[]> {
  const { width, height } = photo
  const box = boundingBox(resizePlane(salient, width, height), 0.5)
  if (!box) return []
  const found = await letteringOn(photo, createPlane(width, height, 1), box, context)
  return (found ?? []).flatMap(sureLine).map((line) => {
    const { x, y } = centerOf(line.corners)
    return {
      text: line.words.join(''),
      center: {
        x: (box.left + x * (box.right - box.left)) / width,
        y: (box.top + y * (box.bottom - box.top)) / height,
      },
    }
  })
}

function isOn({ width, height, data }: Plane, { x, y }: Point): boolean {
  const at = (share: number, side: number) =>
    Math.min(side - 1, Math.max(0, Math.floor(share * side)))
  return data[at(y, height) * width + at(x, width)]! > 0
}
