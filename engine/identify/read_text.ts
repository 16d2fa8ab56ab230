import { boundingBox, createPlane, type Box, type Plane, type Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import { mapCorners, sidesOf } from '../vision/text/corners.js'
import { letteringOn } from '../vision/text/label_of.js'
import { countFound } from '../vision/text/match_words.js'
import { seemsLettering, sureLine, type Lettering } from '../vision/text/read_label.js'

/** A photo with the product in it, as far as that could be told. */
export interface SeenProduct {
  picture: Raster
  alpha: Plane
  /** Whether `alpha` can be relied on. */
  isSure: boolean
}

/** What is written on a product. */
export interface ProductText {
  /** From top to bottom, those of one photo first. */
  lines: WrittenLine[]
  /** Whether there is lettering, be it read or not. */
  isLettered: boolean
}

export interface WrittenLine {
  words: string[]
  /** Of its letters with what is around them, in pixels of its photo. */
  height: number
}

/**
 * Reads a product in some of its photos. Where its outline is not sure, what is written may belong to something else: it counts when
 * another photo shows it as well.
 *
 * @returns null where nobody can read it
 */
export async function readText(
  photos: readonly SeenProduct[],
  context: JobContext
): Promise<ProductText | null> {
  const read: WrittenLine[][] = []
  let isLettered = false
  for (const photo of photos) {
    const { alpha, box } = whereToRead(photo)
    const lettering = await letteringOn(photo.picture, alpha, box, context)
    if (!lettering) return null
    read.push(lettering.flatMap((it) => writtenLine(it, box)))
    isLettered ||= photo.isSure && lettering.some(seemsLettering)
  }
  const kept = read.map((lines, index) => {
    const others = read.toSpliced(index, 1).flatMap(textsOf)
    return lines.filter(
      ({ words }) => photos[index]!.isSure || countFound(words, others) === words.length
    )
  })
  const [most = [], ...rest] = kept.sort((a, b) => wordsIn(b) - wordsIn(a))
  const more = rest.flat().filter(({ words }) => countFound(words, textsOf(most)) === 0)
  return { lines: [...most, ...more], isLettered: isLettered || most.length > 0 }
}

function whereToRead({ picture, alpha, isSure }: SeenProduct): { alpha: Plane; box: Box } {
  const { width, height } = picture
  const box = isSure ? boundingBox(alpha, 0.5) : null
  if (box) return { alpha, box }
  return {
    alpha: createPlane(width, height, 1),
    box: { left: 0, top: 0, right: width, bottom: height },
  }
}

function writtenLine(lettering: Lettering, { left, top, right, bottom }: Box): WrittenLine[] {
  const inPixels = mapCorners(lettering.corners, ({ x, y }) => ({
    x: x * (right - left),
    y: y * (bottom - top),
  }))
  return sureLine(lettering).map(({ words }) => ({ words, height: sidesOf(inPixels).height }))
}

function textsOf(lines: readonly WrittenLine[]): string[] {
  return lines.map(({ words }) => words.join(''))
}

function wordsIn(lines: readonly WrittenLine[]): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0)
}
