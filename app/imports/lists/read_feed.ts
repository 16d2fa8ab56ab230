import { SaxesParser } from 'saxes'
import { cutText } from '#common/cut_text'
import { headingKey } from './guess_fields.js'
import { type ListFault, ListUnreadable } from './list_unreadable.js'

/** One product of a feed: what its elements are called and hold, each as often as it is there. */
export interface FeedItem {
  /** Where it begins, from 1. */
  line: number
  cells: { name: string; text: string }[]
}

const IS_XML = /^\uFEFF?\s*<[?!a-z]/i

/** What a product is in RSS, and in Atom. */
const ITEMS = ['item', 'entry']

/** Feeds nest elements five times. */
const MOST_DEPTH = 32

/** Characters of an element's name that are told. */
const TOLD_LENGTH = 60

/** Text in which an ampersand is nothing else. */
const RAW = { start: '<![CDATA[', end: ']]>' }

const ENTITY = /^&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i
const LONGEST_ENTITY = 32

export function isFeed(source: string): boolean {
  return IS_XML.test(source)
}

/**
 * Reads a feed of products as Google and Meta take it: RSS or Atom, in which elements with a prefix (`g:title`) go before those of
 * the same name without one. A document type, and with it every entity that XML does not know, is refused unread.
 *
 * Takes time and memory in proportion to the text.
 * @throws ListUnreadable
 */
export function readFeed(source: string): FeedItem[] {
  const text = source.replace(/^\uFEFF?\s*/, '')
  const before = source.slice(0, source.length - text.length).split('\n').length - 1
  const parser = new SaxesParser()
  const items: FeedItem[] = []
  const open: string[] = []
  let item: (FeedItem & { depth: number; named: Set<string> }) | null = null
  let cell: string[] | null = null
  /** The newest that has ended. */
  let closed = ''

  parser.on('error', ({ message }) => fail(faultOf(message)))
  parser.on('doctype', () => fail({ kind: 'doctype', line: lineNow() }))
  parser.on('opentag', ({ name }) => {
    open.push(name)
    if (open.length > MOST_DEPTH) fail({ kind: 'deep', line: lineNow() })
    if (!item && ITEMS.includes(localName(name))) {
      item = { line: lineNow(), cells: [], depth: open.length, named: new Set() }
    } else if (item && open.length === item.depth + 1) cell = []
  })
  const take = (part: string) => void cell?.push(part)
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', () => {
    const name = (closed = open.pop()!)
    if (item && cell && open.length === item.depth) {
      addCell(item, name, cell.join('').trim())
      cell = null
    } else if (item && open.length === item.depth - 1) {
      items.push({ line: item.line, cells: item.cells })
      item = null
    }
  })
  parser.write(text).close()
  if (items.length === 0) fail({ kind: 'noItems' })
  return items

  function lineNow(): number {
    return parser.line + before
  }

  function faultOf(message: string): ListFault {
    const line = lineNow()
    if (message.includes('entity')) return { kind: 'ampersand', line }
    if (!/close tag|closing tag|unclosed tag/.test(message)) return { kind: 'broken', line }
    // What follows one is read as its name, to the end of the text.
    const lone = loneAmpersand(text)
    if (lone !== null) return { kind: 'ampersand', line: lone + before }
    // The parser has closed it.
    const [, name = closed] = /unclosed tag: (\S+?)\.?$/.exec(message) ?? []
    return { kind: 'element', line, name: cutText(name, TOLD_LENGTH) }
  }
}

/** The line, from 1, of an ampersand that begins nothing; null where there is none. */
function loneAmpersand(text: string): number | null {
  let raw = text.indexOf(RAW.start)
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    while (raw !== -1 && raw < at) {
      const end = text.indexOf(RAW.end, raw)
      if (end === -1) return null
      at = end > at ? text.indexOf('&', end) : at
      raw = text.indexOf(RAW.start, end)
    }
    if (at === -1) return null
    if (!ENTITY.test(text.slice(at, at + LONGEST_ENTITY)))
      return text.slice(0, at).split('\n').length
  }
  return null
}

/** What has a prefix takes the place of what has none. */
function addCell(
  { cells, named }: { cells: FeedItem['cells']; named: Set<string> },
  full: string,
  text: string
): void {
  const name = localName(full)
  const hasPrefix = name !== full
  const key = headingKey(name)
  if (hasPrefix && !named.has(key)) {
    named.add(key)
    for (const other of cells) if (headingKey(other.name) === key) other.text = ''
  }
  if (text !== '' && (hasPrefix || !named.has(key))) cells.push({ name, text })
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function fail(fault: ListFault): never {
  throw new ListUnreadable(fault)
}
