import type { PhotoWarning } from '../contract/photos.js'
import type { ProductText } from './read_text.js'

/** What was measured in one photo. */
export interface Look {
  /** Of the cut-out, 0 to 1. */
  confidence: number
  /** Names of colours, largest first; empty when nothing could be cut out. */
  colors: string[]
  /** Of its outline, as in 'compact piece'. */
  shape: string | null
  text: boolean
  /** What is wrong with the photo. */
  warnings: PhotoWarning[]
}

/** Confidence below which an outline is not described. */
export const LEAST_CONFIDENCE = 0.45

const LEAST_SHARE_WITH_TEXT = 0.45

/**
 * Sums several photos of one product up: each weighs as much as its cut-out can be trusted. Text is reported when
 * nearly half of the photos show it, and at least two: patterns and wood grain look like text now and then. Where it was read, it is
 * told word by word.
 *
 * @param written what was read on it; null where nobody can read
 * @returns a sentence on its shape and colours, which are no name, and the line `Text/Graphics: ...`
 */
export function describeProduct(looks: Look[], written: ProductText | null): string {
  const colors = ranked(looks, (look) =>
    look.colors.map((color, place) => [color, 1 / (place + 1)] as const)
  ).slice(0, 2)
  const trusted = looks.filter((look) => look.confidence >= LEAST_CONFIDENCE && look.shape)
  const nouns = ranked(trusted, (look) => [[look.shape!, 1] as const])
  const what = nouns.length > 0 ? `A ${nouns[0]}` : 'A product'
  const inColors = colors.length > 0 ? ` in ${listed(colors)}` : ''
  return `${what}${inColors}.\nText/Graphics: ${written ? tellWritten(written) : tellSeeming(looks)}`
}

/** Longest text that is told; the rest of a leaflet says nothing of a product's looks. */
const MOST_TEXT = 300

const LETTERED = 'printed text or graphics on the product'

function tellWritten({ lines, isLettered }: ProductText): string {
  const words = lines.flatMap((line) => line.words).map((word) => word.replaceAll('"', ''))
  const [first, ...others] = words
  if (first === undefined) return isLettered ? LETTERED : 'None'
  let text = first.slice(0, MOST_TEXT)
  for (const word of others) {
    if (text.length + word.length >= MOST_TEXT) break
    text += ` ${word}`
  }
  return `"${text}"`
}

function tellSeeming(looks: Look[]): string {
  const withText = looks.filter((look) => look.text).length
  const least = Math.max(LEAST_SHARE_WITH_TEXT * looks.length, Math.min(2, looks.length))
  return withText >= least ? LETTERED : 'None'
}

/** One photo in a sentence. */
export function describePhoto({ confidence, colors, shape, text }: Look): string {
  if (colors.length === 0) return 'No product could be told from the background.'
  const what =
    shape && confidence >= LEAST_CONFIDENCE ? capitalise(shape) : 'Product, outline uncertain'
  return `${what}, mainly ${listed(colors)}${text ? ', with printed text' : ''}.`
}

/** Words by the confidence of the photos that voted for them. */
function ranked(
  looks: Look[],
  votes: (look: Look) => (readonly [word: string, weight: number])[]
): string[] {
  const scores = new Map<string, number>()
  for (const look of looks) {
    for (const [word, weight] of votes(look)) {
      scores.set(word, (scores.get(word) ?? 0) + weight * (0.1 + look.confidence))
    }
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([word]) => word)
}

/** 'Teal', 'teal and grey', 'teal, grey and black'. */
function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
