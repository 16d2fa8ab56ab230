import type { ReadWord } from './ctc.js'

const NUMBER = /^\d+([.,]\d+)?$/
const UNIT = /^(ml|cl|dl|l|mg|g|kg|oz|lb|mm|cm|m|in|w|v|%)$/i

/** A number and its unit are one word: the little gap between them is seen in one photo and not in the next. */
export function joinMeasures(words: readonly ReadWord[]): ReadWord[] {
  const joined: ReadWord[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before && NUMBER.test(before.text) && UNIT.test(word.text)) {
      joined[joined.length - 1] = {
        text: before.text + word.text,
        confidence: Math.min(before.confidence, word.confidence),
      }
    } else joined.push(word)
  }
  return joined
}
