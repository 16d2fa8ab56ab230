import { DESCENT, FONT_FACTS, LINE_ADVANCE } from './fonts.js'
import type { Measure, ReelFace } from './reel.js'

/** What stands where something was cut off. */
const ELLIPSIS = '…'
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

/** The words broken into lines of about one length, each at most `room` pixels wide. Words that are wider are broken. */
export function setText(
  text: string,
  face: ReelFace,
  size: number,
  room: number,
  measure: Measure
): SetText {
  const width = (line: string) => measure(line, face, size)
  let lines = breakLines(text, room, width)
  for (let narrower = room * BALANCING; lines.length > 1; narrower *= BALANCING) {
    const next = breakLines(text, narrower, width)
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

function breakLines(text: string, room: number, width: (line: string) => number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((w) => pieces(w, room, width))) {
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
  for (const letter of word) {
    if (part && width(part + letter) > room) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** At most as many signs, ending with a whole word where there is one. */
export function shorten(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const kept = letters.slice(0, Math.max(1, most - 1)).join('')
  const word = kept.replace(/\s+\S*$/, '')
  return `${(word.length > most / 2 ? word : kept).replace(/[\s,;:.–-]+$/, '')}${ELLIPSIS}`
}
