import { plural } from '#app/i18n/plural'

/** Wording of how much of what is written on a product can be read. */
export const LABEL_MESSAGES = {
  words: (read: number, words: number) =>
    `Label: ${read} of ${words} ${plural(words, { one: 'word', other: 'words' })}`,
  explanation: 'Words on the product in your photo that can still be read in this picture.',
}
