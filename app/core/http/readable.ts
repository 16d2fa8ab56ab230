/** What turns the order of letters around, so that a text reads as another one: embeddings, overrides and isolates. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g

/** Control characters but those of white space, and halves of characters: no database takes U+0000, nor JSON a half. */
const UNSTORABLE = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/gu

/**
 * Something to see, and neither control characters, halves of characters, nor what turns the direction of the text around it. Joiners,
 * which shape letters and emoji, are read with them.
 */
export const READABLE = /^(?=.*[^\p{C}\p{Z}])[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u

/** Whether a text can be stored and sent as it is. */
export function isWhole(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A text of several lines without what cannot be stored or seen; what turns letters around is its writer's own matter. */
export function cleanText(text: string): string {
  return text.replace(UNSTORABLE, '')
}

/** A text for one line beside others, which it must not turn around: white space is a blank, joiners stay. */
export function oneLine(text: string): string {
  return cleanText(text)
    .replace(DIRECTIONS, '')
    .replace(/[\s\u0085\u200B\uFEFF]+/g, ' ')
    .trim()
}
