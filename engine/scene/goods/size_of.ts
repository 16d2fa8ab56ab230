import type { ProductWords } from '../../contract/input.js'
import { singular, wordsOf } from '../phrases.js'
import { ENDINGS, GOODS, type Goods } from './goods.js'

/** What is known of a product's size. */
export interface ProductSize {
  /** Centimetres, or null when nothing tells it. */
  height: number | null
  /** As in {@link Goods}. */
  onFloor: boolean
}

/** Words after which a name goes on with what belongs to the product, in three languages. */
const JOINING = new Set(
  'with for of in on from by and without to under over into mit aus für von und im auf con de del para en y sin'.split(
    ' '
  )
)

const CENTIMETRES: Readonly<Record<string, number>> = {
  'mm': 0.1,
  'cm': 1,
  'm': 100,
  'in': 2.54,
  'inch': 2.54,
  'inches': 2.54,
  'zoll': 2.54,
  'pulgadas': 2.54,
  '"': 2.54,
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)[\s-]?`
const UNIT = String.raw`mm|cm|m|inches|inch|zoll|pulgadas|"`
const END = String.raw`(?![\p{L}\d])`
/** 'in' alone is more often no inch: '2 in 1'. */
const LENGTH = String.raw`${NUMBER}(${UNIT})${END}`
const MEASURE = String.raw`${NUMBER}(${UNIT}|in)${END}`
const SAYS_HEIGHT = String.raw`(?:height|tall|high|höhe|hoch|alto|alta|altura)`
const OTHER_SIDE = String.raw`(?:wide|width|long|length|deep|depth|breit|lang|tief|ancho|largo|diameter)`

const HEIGHTS = [
  new RegExp(String.raw`${MEASURE}\s?(?:de |in )?${SAYS_HEIGHT}`, 'iu'),
  new RegExp(String.raw`${SAYS_HEIGHT}\s?(?:of|is|:|von|de)?\s?${MEASURE}`, 'iu'),
]
const BARE = new RegExp(String.raw`${LENGTH}(?!\s?(?:de |in )?${OTHER_SIDE})`, 'iu')

/** Smallest and largest products that a picture can show, in centimetres. */
const LEAST = 0.5
const MOST = 400

/**
 * How large a product is: as the prompt or its description says, else as its kind of goods usually is.
 *
 * @param prompt a height in it is meant for this picture
 */
export function sizeOf(prompt: string, { name, description }: ProductWords): ProductSize {
  const kind = kindOf(name) ?? kindOf(description.split(/text\/graphics:/i)[0]!)
  const said = readHeight(prompt, true) ?? readHeight(name, true) ?? readHeight(description, false)
  return { height: said ?? kind?.height ?? null, onFloor: kind?.onFloor ?? false }
}

/** @param bare whether a length that says no side is a height */
function readHeight(text: string, bare: boolean): number | null {
  for (const pattern of bare ? [...HEIGHTS, BARE] : HEIGHTS) {
    const match = pattern.exec(text)
    if (!match) continue
    const height = Number(match[1]!.replace(',', '.')) * CENTIMETRES[match[2]!.toLowerCase()]!
    if (height >= LEAST && height <= MOST) return height
  }
  return null
}

/** A text without the lengths in it. */
export function withoutSizes(text: string): string {
  return text.replace(new RegExp(String.raw`${MEASURE}\s?${SAYS_HEIGHT}|${LENGTH}`, 'giu'), ' ')
}

/**
 * The kind of goods that a text names: the last one before a word such as 'with' ('coffee mug with a lid'), else the first
 * after it ('Eau de Parfum').
 */
function kindOf(text: string): Goods | null {
  const words = wordsOf(text)
  const end = words.findIndex((word, index) => index > 0 && JOINING.has(word))
  const found = namedIn(words.slice(0, end < 0 ? words.length : end))
  return found.at(-1) ?? namedIn(end < 0 ? [] : words.slice(end)).at(0) ?? null
}

function namedIn(words: string[]): Goods[] {
  const found: Goods[] = []
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at]!, words[at + 1]]
    const both = next === undefined ? undefined : GOODS.get(`${word} ${singular(next)}`)
    const one = both ?? byWord(word)
    if (one) found.push(one)
    if (both) at++
  }
  return found
}

function byWord(word: string): Goods | undefined {
  const ending = ENDINGS.find((one) => word.endsWith(one))
  return GOODS.get(word) ?? GOODS.get(singular(word)) ?? (ending ? GOODS.get(ending) : undefined)
}

/** Heights that fill the least and the most of a picture, in centimetres. */
const SMALL = 4
const LARGE = 75

/** Share of a picture's height that they take. */
const LEAST_SHARE = 0.35
const MOST_SHARE = 0.72

/**
 * Share of a picture's height that suits a product: small things smaller than large ones, but every one so large that the
 * picture can be published.
 *
 * @param height centimetres
 */
export function shareOf(height: number): number {
  const along = Math.log(height / SMALL) / Math.log(LARGE / SMALL)
  return LEAST_SHARE + (MOST_SHARE - LEAST_SHARE) * Math.min(1, Math.max(0, along))
}
