import { firstOf } from '#app/core/elements'
/** A list's text with one kind of line end, and how its columns are parted. */
export interface ListText {
  text: string
  mark: string
  /** Lines before the text that are no part of the list. */
  skipped: number
}

/** The line in which Excel is told the mark. */
const MARK_LINE = /^"?sep=(.)"?\n/i

/** Takes off the mark of byte order and Excel's line with the separator, and finds the separator where none is told. */
export function listTextOf(source: string): ListText {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const told = MARK_LINE.exec(text)
  if (told) return { text: text.slice(told[0].length), mark: told[1]!, skipped: 1 }
  return { text, mark: markOf(text), skipped: 0 }
}

/** The mark that parts the first line into most columns, addresses and quoted cells aside. */
function markOf(text: string): string {
  const before = firstOf(
    firstLine(text)
      .replace(/"[^"]*"/g, '')
      .split('://', 1)
  )
  const count = (mark: string) => before.split(mark).length
  return ['\t', ';', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}

/** The first line that holds something. */
function firstLine(text: string): string {
  const something = text.search(/\S/)
  if (something === -1) return ''
  const end = text.indexOf('\n', something)
  return text.slice(text.lastIndexOf('\n', something) + 1, end === -1 ? undefined : end)
}
