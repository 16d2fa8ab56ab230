import { countFound } from '../vision/text/match_words.js'
import type { WrittenLine } from './read_text.js'

/** How high lines are, of the highest, that belong to what a product is called. */
const LARGE = 0.6

/** Most words and letters of a name. */
const MOST_WORDS = 4
const MOST_LETTERS = 40

/**
 * What a product is called by what is written on it in large letters, and what its photos' files call it: 'TRANSATLANTIC IPA, can'. Lines
 * in another script than the first are its name once more.
 *
 * @param guess of the files' names, or null
 * @returns null when nothing tells it
 */
export function nameByText(lines: readonly WrittenLine[], guess: string | null): string | null {
  const highest = Math.max(...lines.map(({ height }) => height))
  const large = lines.filter(({ height }) => height >= LARGE * highest)
  const words: string[] = []
  for (const word of large.flatMap((line) => line.words)) {
    const isLong = [...words, word].join(' ').length > MOST_LETTERS
    if (words.length === MOST_WORDS || isLong) break
    if (isLatin(word) === isLatin(words[0] ?? word)) words.push(word)
  }
  if (words.length === 0) return guess
  if (guess === null) return words.join(' ')
  if (countFound(words, [guess]) === words.length) return guess
  return `${words.join(' ')}, ${guess.charAt(0).toLowerCase()}${guess.slice(1)}`
}

function isLatin(word: string): boolean {
  return /\p{Script=Latin}/u.test(word)
}
