import { foldings } from '#app/core/text/fold_text'

/**
 * Whether a picture is of a user and has the words, as SQL. Words of this user alone are read, however much all others have
 * written: the index is `generated_images_words_of_user`.
 * @param user as SQL; the words are bound as `:words`, from {@link tsqueryOf}
 */
export const hasWords = (user: string) =>
  `words_of_user(user_id, words) @@ query_of_user(${user}::bigint, to_tsquery('simple', :words))`

/** Words of a search that count. */
const MOST_WORDS = 8

/** One or two letters of an alphabet, or digits: they begin so many words that nearly all texts would be read. */
const SHORT = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]{1,2}$/u

/** What finds texts with words that begin with each of these, or are short ones; null when there are none. */
export function tsqueryOf(search: string): string | null {
  const [words = [], spelt = words] = foldings(search).map(wordsIn)
  if (words.length === 0) return null
  return words
    .slice(0, MOST_WORDS)
    .map((word, place) => [...new Set([word, spelt[place] ?? word])].map(prefixOf).join(' | '))
    .map((either) => `(${either})`)
    .join(' & ')
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function prefixOf(word: string): string {
  return SHORT.test(word) ? word : `${word}:*`
}
