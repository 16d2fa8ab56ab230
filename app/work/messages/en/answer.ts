import { plural } from '#app/i18n/plural'

/** What is said of the answer to an order, on every page that takes one. */
export const ANSWER_MESSAGES = {
  upscale: (reason: string) => `Failed to upscale image: ${reason}`,
  invalidAnswer: 'Invalid response from server',
  ignored: (words: readonly string[]) =>
    `Not understood: ${words.map((word) => `'${word}'`).join(', ')}`,
  someFailed: (count: number, tookCredits: boolean) =>
    `${plural(count, { one: 'One picture', other: `${count} pictures` })} could not be made${tookCredits ? '; the credits were given back' : ''}.`,
}
