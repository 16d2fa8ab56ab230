/**
 * Code units that count as one character when they are piled up in it, so that what is stored has a bound too: the longest emoji of use
 * have about as many, a letter under a tower of accents has hundreds.
 */
const UNITS_OF_A_CHARACTER = 8

/** Letters of which each is a character by itself, whatever stands beside it. */
const SIMPLE = /^[\n\t -~\u00a0-\u02ff]*$/

/** Where browsers cannot tell characters, code points stand for them. */
/* oxlint-disable compat/compat -- asked for before it is used */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : null
/* oxlint-enable compat/compat */

/**
 * Characters of a text as people count them: an emoji or a letter with its accents is one.
 * @param most enough is known beyond it: the answer is then any greater number
 */
export function countCharacters(text: string, most = Infinity): number {
  if (text.length > most * UNITS_OF_A_CHARACTER || isSimple(text)) return text.length
  let count = 0
  for (const { segment } of charactersOf(text)) {
    count += weightOf(segment)
    if (count > most) break
  }
  return count
}

/** Whether a text has no more than so many characters. Short ones are not looked into. */
export function isWithin(text: string, most: number): boolean {
  return text.length <= most || countCharacters(text, most) <= most
}

/**
 * The beginning of a text: at most so many characters, all of them whole. Never slice a text that people read by its code units: half a
 * character is shown as a box, and no database takes it.
 * @param end what stands for the rest where something was cut off, within the same length
 */
export function cutText(text: string, most: number, end = ''): string {
  if (isWithin(text, most)) return text
  const room = most - end.length
  // No more of a long text than can be kept is looked into.
  const beginning = text.slice(0, (room + 1) * UNITS_OF_A_CHARACTER)
  let kept = 0
  for (const { segment, index } of charactersOf(beginning)) {
    kept += weightOf(segment)
    if (kept > room) return cutOff(text.slice(0, index), end)
  }
  return beginning
}

/** A text's characters, one after the other. */
export function charactersIn(text: string): string[] {
  return Array.from(charactersOf(text), ({ segment }) => segment)
}

function cutOff(beginning: string, end: string): string {
  return end ? beginning.trimEnd() + end : beginning
}

function isSimple(text: string): boolean {
  return SIMPLE.test(text)
}

function weightOf(character: string): number {
  return Math.ceil(character.length / UNITS_OF_A_CHARACTER)
}

function* charactersOf(text: string): Generator<{ segment: string; index: number }> {
  if (segmenter) {
    yield* segmenter.segment(text)
    return
  }
  let index = 0
  for (const segment of text) {
    yield { segment, index }
    index += segment.length
  }
}
