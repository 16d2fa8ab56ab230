import { decodeHTML } from 'entities'

/** Characters of a description that are looked at: shops' descriptions are ten times as long in HTML as in words at most. */
const MOST_CHARACTERS = 100_000

const HAS_HTML = /<\/?(?:p|br|div|span|ul|ol|li|b|i|strong|em|h[1-6]|a|table|img)\b/i
const LINE_ENDS = /<(?:br|\/p|\/div|\/ul|\/ol|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
/** Ends before another one begins: a run of open brackets would otherwise be tried from each of them. */
const TAGS = /<[/!]?[a-z-][^<>]*>/gi

/** The words of a description that a shop exports in HTML, in lines; what is no HTML stays as it is. */
export function plainText(text: string): string {
  const part = text.slice(0, MOST_CHARACTERS)
  if (!HAS_HTML.test(part)) return text
  return decodeHTML(part.replace(LINE_ENDS, '\n').replace(TAGS, ''))
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
