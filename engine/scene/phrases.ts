import { colorByName } from '../image/color_names.js'
import { LEXICON } from './lexicon.js'

const LONGEST_PHRASE = 3

/** The longest words from a place on that the lexicon or the list of colours has; null when there are none. */
export function longestPhrase(words: string[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const stem = [...words.slice(at, at + length - 1), singular(words[at + length - 1]!)].join(' ')
    const entry = LEXICON.get(phrase) ?? LEXICON.get(stem)
    if (entry) return { entry, color: null, length }
    const color = colorByName(phrase)
    if (color) return { entry: null, color, length }
  }
  return null
}

/** Words in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? []
}

/** A word as the lexicon has it. */
export function singular(word: string): string {
  if (word === 'leaves') return 'leaf'
  if (/(?:ss|us)$/.test(word) || word.length < 4) return word
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes)$/.test(word)) return word.slice(0, -2)
  return word.replace(/(?:'s|’s|s)$/, '')
}
