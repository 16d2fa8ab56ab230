import { charactersIn } from '#common/cut_text'

/** What Windows takes for a device, whatever extension follows. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\.|$)/i

/** Marks and joiners belong to the letter before them; a dot in front hides a file, and Windows drops dots and spaces at the end. */
const NO_BEGINNING = /^[\s.\p{M}\u200c\u200d]+/u
const NO_END = /[\s.]+$/

const encoder = new TextEncoder()

/**
 * The beginning of a text that can be the name of a file everywhere, without its extension. What is no letter, digit or sign for names
 * is for the caller to replace.
 * @param most bytes of UTF-8: file systems count them, and take 255 with all that is added
 * @returns empty when nothing is left
 */
export function fileStem(text: string, most: number): string {
  const stem = cutAtGraphemes(text.replace(NO_BEGINNING, ''), most).replace(NO_END, '')
  return stem.replace(RESERVED, '$&_')
}

/** As many whole graphemes as have no more than so many bytes. */
function cutAtGraphemes(text: string, most: number): string {
  if (encoder.encode(text).length <= most) return text
  let bytes = 0
  let kept = ''
  for (const character of charactersIn(text)) {
    bytes += encoder.encode(character).length
    if (bytes > most) return kept
    kept += character
  }
  return kept
}
