import { singular, wordsOf } from './phrases.js'

/** Words after which a place or a surface is named, even when the product is called like it. */
const BEFORE_PLACES = new Set(
  'on in at by with against before behind near beside under over into onto among between from'.split(
    ' '
  )
)
const ARTICLES = new Set(['a', 'an', 'the', 'some'])

/**
 * Tells whether words of a prompt are a part of the product's own name, as `oak` in `oak stool in a loft`: two words that follow
 * each other in the product's own words as well, and not after 'on', 'in' and the like.
 *
 * @param own the product's name, description and trigger word
 */
export function nameReader(
  words: readonly string[],
  own: string
): (at: number, length: number) => boolean {
  const pairs = new Set(pairsOf(wordsOf(own)))
  const inOwn = pairsOf(words).map((pair) => pairs.has(pair))
  return (at, length) => {
    const last = words[at - 1]
    const before = last && ARTICLES.has(last) ? words[at - 2] : last
    if (before && BEFORE_PLACES.has(before)) return false
    return inOwn[at + length - 1] === true || inOwn[at - 1] === true
  }
}

function pairsOf(words: readonly string[]): string[] {
  const stems = words.map(singular)
  return stems.slice(1).map((word, n) => `${stems[n]} ${word}`)
}
