import { charactersIn, cutText, isWithin } from '#common/cut_text'
import { DESCENT, FONT_FACTS, LINE_ADVANCE } from './fonts.js'
import type { Measure, ReelFace } from '../reel.js'

/** What stands where something was cut off. */
const ELLIPSIS = '…'
/** The least size of letters for a word to stay whole, for a frame whose shorter side has 1080 pixels. */
const LEAST = 32
/** Steps in which lines are made narrower, to be of about one length. */
const BALANCING = 0.96

export interface SetText {
  lines: { text: string; width: number }[]
  size: number
  face: ReelFace
  width: number
  /** From the top of the capitals to the end of the last line's letters. */
  height: number
}

/**
 * Words in lines of about one length, each at most `room` pixels wide. Where a word is wider the letters are smaller; it is broken only
 * where they would be too small.
 *
 * @param wished size of the letters in pixels
 * @param unit pixels for one of a frame whose shorter side has 1080
 */
export function setText(
  text: string,
  face: ReelFace,
  wished: number,
  room: number,
  measure: Measure,
  unit: number
): SetText {
  const size = sizeFor(text, face, wished, room, measure, Math.min(wished, LEAST * unit))
  const width = (line: string) => measure(line, face, size)
  const paragraphs = text
    .split('\n')
    .map((paragraph) => wordsIn(paragraph).flatMap((word) => pieces(word, room, width)))
  let lines = breakLines(paragraphs, room, width)
  for (let narrower = room * BALANCING; lines.length > 1; narrower *= BALANCING) {
    const next = breakLines(paragraphs, narrower, width)
    if (next.length > lines.length) break
    if (next.some((line) => width(line) > narrower)) break
    lines = next
  }
  return asSet(
    lines.map((line) => ({ text: line, width: width(line) })),
    face,
    size
  )
}

/** The lines from one to another. */
export function linesOf(set: SetText, from: number, to: number): SetText {
  return asSet(set.lines.slice(from, to), set.face, set.size)
}

function asSet(lines: SetText['lines'], face: ReelFace, size: number): SetText {
  const { capitals } = FONT_FACTS[face.font]
  return {
    lines,
    size,
    face,
    width: Math.max(0, ...lines.map((line) => line.width)),
    height: size * (capitals + DESCENT + LINE_ADVANCE * (lines.length - 1)),
  }
}

/** The size at which the widest word has room, at least `least`. */
function sizeFor(
  text: string,
  face: ReelFace,
  wished: number,
  room: number,
  measure: Measure,
  least: number
): number {
  let size = wished
  const widest = () => Math.max(0, ...wordsIn(text).map((word) => measure(word, face, size)))
  while (size > least && widest() > room) size = Math.max(least, size * BALANCING)
  return size
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function breakLines(
  paragraphs: readonly string[][],
  room: number,
  width: (line: string) => number
): string[] {
  const lines: string[] = []
  for (const words of paragraphs) {
    let line = ''
    for (const word of words) {
      const longer = line ? `${line} ${word}` : word
      if (line && width(longer) > room) {
        lines.push(line)
        line = word
      } else line = longer
    }
    if (line) lines.push(line)
  }
  return lines
}

/** A word, or parts of it that are no wider than the room. */
function pieces(word: string, room: number, width: (line: string) => number): string[] {
  if (width(word) <= room) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of charactersIn(word)) {
    if (part && width(part + letter) > room) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** At most as many characters, ending with a whole word where there is one. */
export function shorten(text: string, most: number): string {
  if (isWithin(text, most)) return text
  const kept = cutText(text, Math.max(1, most - 1))
  const word = kept.replace(/\s+\S*$/, '')
  return `${(word.length > most / 2 ? word : kept).replace(/[\s,;:.–-]+$/, '')}${ELLIPSIS}`
}
