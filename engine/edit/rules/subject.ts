import type { Clause } from '../clause.js'
import { PUSHES } from '../lexicon/adjustments.js'
import { COLOR } from '../lexicon/colors.js'
import { PART, SURROUNDING } from '../lexicon/refused.js'
import { STRENGTHS } from '../lexicon/words.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'

const MAKE = String.raw`(?:make|turn|render|paint|colou?r|recolou?r|dye|tint|convert|get|have|set|change)`

/** Verbs that say what to change and how in one word. */
const PUSH = String.raw`(?:brighten|lighten|darken|sharpen|blur|denoise|saturate|desaturate|mute|dim|fade|warm|cool|straighten|rotate|flip|mirror|enlarge|upscale)(?: up| down| out)?`

const END = [
  'to|into|in|with|by|as|at|look|looks|appear|be|a|an|more|less|not|so|too|on|without|from|left|right|clockwise|counterclockwise|anticlockwise|horizontally|vertically|upside|black-and-white|sepia|monochrome|greyscale|grayscale|transparent|square|twice|double|half|bigger|larger|smaller|straight|pad|gradient|[+-]?\\d+\\S*',
  ...PUSHES.map(([pattern]) => pattern),
  ...STRENGTHS.map(([pattern]) => pattern),
].join('|')

const SUBJECT = String.raw`(?:the colou?rs? of )?(?:the|my|our|this|that|its|your|these|those|all)? ?(.+?)(?: colou?r(?:ed)?)?(?= (?:${END})\b| (?:${COLOR})|$)`

/**
 * Reads what 'make the ... ' or 'brighten the ... ' is about. A noun that names neither the picture nor its background is
 * taken for the product, whose name nobody told.
 *
 * @throws Refusal when it is a part of the product or of its surroundings
 */
export function readSubject(clause: Clause, reading: Reading): void {
  const match =
    clause.take(String.raw`^${MAKE} (it|this|that|them|everything)\b(?: all| look)?`) ??
    clause.take(
      String.raw`^${MAKE} (?!\d|up\b|down\b|left\b|right\b|clockwise\b|counter|anti-?clockwise\b|upside\b|(?:the |its )?(?:brightness|exposure|contrast|saturation|vibrance|warmth|sharpness)\b)${SUBJECT}`
    ) ??
    clause.take(String.raw`(?<=^${PUSH} )(it|this|them|everything)\b`) ??
    clause.take(String.raw`(?<=^${PUSH} )(?=the|my|our|this|its)${SUBJECT}`)
  if (!match) return
  const words = match[1]!.toLowerCase().replace(/^(?:whole|entire|overall|complete) /, '')
  reading.subjectWords = words
  reading.subject = classify(words)
}

function classify(words: string): Reading['subject'] {
  if (/^(?:it|this|that|them)$/.test(words)) return null
  if (/\b(?:background|backdrop|bg)\b/.test(words)) return 'background'
  if (
    /\b(?:picture|photo|photograph|image|pic|everything|colou?rs?|light|lights|lighting|exposure|tones?|mood|atmosphere|look|whole thing)$/.test(
      words
    )
  ) {
    return 'picture'
  }
  if (/\b(?:text|words|letters|writing|price|numbers?)\b/.test(words)) {
    throw new Refusal('text_inside')
  }
  if (PART.test(words)) throw new Refusal('only', words)
  if (SURROUNDING.test(words)) throw new Refusal('only', words)
  return 'thing'
}
