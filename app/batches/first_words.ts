import { cutText } from '#common/cut_text'

const NAME_WORDS = 5

/** A short name for what has none: the first words of its description, of no more characters than `longest`. */
export function firstWords(description: string, longest: number): string {
  const words = description.trim().split(/\s+/).slice(0, NAME_WORDS).join(' ')
  return cutText(words, longest).replace(/[,;:.\s]+$/, '')
}
