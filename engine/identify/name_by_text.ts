import { countFound } from '../vision/text/match_words.js'
import type { WrittenLine } from './read_text.js'

/** How high lines are, of the highest, that belong to what a product is called. */
const LARGE = 0.6

/** Fewer letters than that are a scrap of something longer, or no letters. */
const FEWEST_LETTERS = 3

/** Most words and letters of a name. */
const MOST_WORDS = 4
const MOST_LETTERS = 40

/**
 * What a product is called by what is written on it in large letters: 'TRANSATLANTIC IPA'. Lines in another script than the first are its name
 * once more.
 *
 * @returns null when nothing is
 */
export function nameByText(lines: readonly WrittenLine[]): string | null {
  const highest = Math.max(...lines.map(({ height }) => height))
  const large = lines.filter(({ height }) => height >= LARGE * highest)
  const words: string[] = []
  for (const word of large.flatMap((line) => line.words)) {
    const isLong = [...words, word].join(' ').length > MOST_LETTERS
    if (words.length === MOST_WORDS || isLong) break
    if (isLatin(word) === isLatin(words[0] ?? word)) words.push(word)
  }
  const name = words.join(' ')
  return name.length < FEWEST_LETTERS ? null : name
}

/**
 * Names to choose from, the likeliest first: the label's words with what the files call the thing ('TRANSATLANTIC IPA, can'), then each alone.
 *
 * @param label what is written on the product, or null
 * @param files what the names of its photos' files have in common, or null
 */
export function suggestNames(label: string | null, files: string | null): string[] {
  if (label === null || files === null) return [label ?? files].filter((name) => name !== null)
  const words = label.split(' ')
  if (countFound(words, [files]) === words.length) return [files]
  return [`${label}, ${files.charAt(0).toLowerCase()}${files.slice(1)}`, label, files]
}

function isLatin(word: string): boolean {
  return /\p{Script=Latin}/u.test(word)
}
