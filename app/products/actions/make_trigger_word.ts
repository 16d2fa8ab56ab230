import { randomInt } from 'node:crypto'

const SHORTEST = 6
const LONGEST = 10
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * A word that stands for one product in prompts: 6 to 10 small letters made of its name, filled up at random and
 * different from `taken`.
 */
export function makeTriggerWord(name: string, taken: ReadonlySet<string>): string {
  const stem = lettersOf(name).slice(0, LONGEST)
  if (stem.length >= SHORTEST && !taken.has(stem)) return stem
  for (;;) {
    const kept = stem.slice(0, LONGEST - 3)
    const word = kept + randomLetters(Math.max(SHORTEST - kept.length, 3))
    if (!taken.has(word)) return word
  }
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

function randomLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
