import { CsvError, parse } from 'csv-parse/sync'
import { MAX_ROWS } from '#config/imports'
import { IMPORT_ERRORS } from './texts.js'

/** One line of a list, as it was written. */
export interface ListLine {
  /** Where it ends in the list, from 1. */
  line: number
  /** Empty where there is none, as the description. */
  sku: string
  /** The line's own, or else what its SKU or its first photo is called. */
  name: string
  description: string
  addresses: string[]
}

/** A list that cannot be read at all; the message is a sentence for its sender. */
export class ListUnreadable extends Error {
  /** Where a quotation mark is that is never closed; null when something else is the matter. */
  readonly openQuote: number | null

  constructor(openQuote: number | null = null, options?: ErrorOptions) {
    super(openQuote === null ? IMPORT_ERRORS.unreadable : IMPORT_ERRORS.quote(openQuote), options)
    this.openQuote = openQuote
  }
}

type Field = 'sku' | 'name' | 'description' | 'address'

/** Headings of columns, in small letters with spaces between words. */
const HEADINGS: readonly [Field, RegExp][] = [
  ['sku', /^(product |variant )?sku$|^(article|item|product) (no|number|id)$|^id$/],
  ['name', /^(product )?(name|title)$|^product$/],
  ['description', /^(product )?description$/],
  ['address', /^((product|main) )?(photo|image|picture)s?( (url|link|address|src)s?)?( ?\d+)?$/],
  ['address', /^(url|link|address|src)(s|es)?( ?\d+)?$/],
]

const ADDRESS = /:\/\//

/** A run of commas matches from its start only: a long one would otherwise be tried from each of its places. */
const BETWEEN_ADDRESSES = /[\s|]+|(?<![,;])[,;]+(?=\s|$|https?:)/i

/** Marks that no list holds, but a file in another encoding does. */
const NOT_TEXT = /\0|\p{Surrogate}/u

/**
 * Reads a list of products: CSV with a line of headings, CSV without one (SKU and name before the addresses), or addresses
 * alone, the photos of one product in each line. Columns are parted by commas, semicolons or tabs, addresses in a cell by
 * spaces, commas, semicolons or bars.
 *
 * Takes time and memory in proportion to the text, and no more of it is read than shows that it has too many lines.
 * @param most products; of a longer list one more is answered
 * @throws ListUnreadable
 */
export function readList(text: string, most = MAX_ROWS): ListLine[] {
  if (NOT_TEXT.test(text)) throw new ListUnreadable()
  const mark = delimiterOf(text)
  const lines: ListLine[] = []
  let headings: (Field | null)[] | null | undefined
  eachRecord(text, mark, most + 2, (record, line) => {
    if (headings === undefined) {
      headings = headingsIn(record)
      if (headings) return
    }
    const cells = wholeAddresses(record, headings?.length ?? 0, mark)
    lines.push(lineOf(line, cells, headings ? fieldsFor(cells, headings) : fieldsBySight(cells)))
  })
  return lines.slice(0, most + 1)
}

/**
 * The cells of a line in which addresses that hold the mark between columns, and no quotation marks around them, are put together
 * again: what follows an address and is none, nor holds a space, is its rest.
 * @param from where that is not said by a heading: before, each cell is what its heading says
 */
function wholeAddresses(record: readonly string[], from: number, mark: string): string[] {
  const cells: string[] = []
  let parts: string[] = []
  let isAddress = false
  for (const [place, cell] of record.entries()) {
    // Neither the mark nor a rest has a colon: whether it is an address shows in the first part.
    if (place >= from && isAddress && /^[^\s:]+$/.test(cell)) {
      parts.push(cell)
      continue
    }
    if (parts.length > 0) cells.push(parts.join(mark))
    parts = [cell]
    isAddress = ADDRESS.test(cell)
  }
  if (parts.length > 0) cells.push(parts.join(mark))
  return cells
}

/** What cells hold by their headings; photos may go on beyond the last of those. */
function fieldsFor(cells: readonly string[], headings: (Field | null)[]): (Field | null)[] {
  const beyond = headings.at(-1) === 'address' ? 'address' : null
  return cells.map((_, place) => (place < headings.length ? headings[place] : beyond))
}

/**
 * Takes the cells of each line that holds something, and where it ends.
 * @param most after as many nothing is read any more
 */
function eachRecord(
  text: string,
  mark: string,
  most: number,
  take: (record: string[], line: number) => void
): void {
  let read = 0
  try {
    parse(text, {
      bom: true,
      delimiter: mark,
      on_record(record: string[], { lines }) {
        read = lines
        take(record, lines)
        // It is taken, and not kept.
        return null
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const openQuote = error.code === 'CSV_QUOTE_NOT_CLOSED' ? read + 1 : null
    throw new ListUnreadable(openQuote, { cause: error })
  }
}

/** The mark that parts the first line into most columns, addresses aside; spreadsheets of many countries write semicolons. */
function delimiterOf(text: string): string {
  const first = firstLine(text)
  const [before] = first.split('://', 1)
  const count = (mark: string) => countOf(mark, before)
  return ['\t', ';', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}

/** The first line that holds something. */
function firstLine(text: string): string {
  const something = text.search(/\S/)
  if (something === -1) return ''
  const end = text.indexOf('\n', something)
  return text.slice(text.lastIndexOf('\n', something) + 1, end === -1 ? undefined : end)
}

function countOf(mark: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) count++
  return count
}

/** What the columns hold; null when the line is no line of headings. */
function headingsIn(record: readonly string[]): (Field | null)[] | null {
  const fields = record.map((cell) => {
    const heading = cell.toLowerCase().replace(/[\s_-]+/g, ' ')
    return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
  })
  return fields.includes('address') && !record.some((cell) => ADDRESS.test(cell)) ? fields : null
}

/** What cells hold in a list without headings: those before the addresses are the name, or the SKU and the name. */
function fieldsBySight(record: readonly string[]): (Field | null)[] {
  const isAddress = record.map((cell) => ADDRESS.test(cell))
  const first = isAddress.indexOf(true)
  const words = first === -1 ? record.length : first
  const before: Field[] = words > 1 ? ['sku', 'name', 'description'] : ['name']
  return record.map((_, place) => (place < words ? (before[place] ?? null) : 'address'))
}

function lineOf(
  line: number,
  record: readonly string[],
  fields: readonly (Field | null)[]
): ListLine {
  const cells = (field: Field) => record.filter((cell, place) => fields[place] === field && cell)
  const addresses = [...new Set(cells('address').flatMap(addressesIn))]
  const [sku = ''] = cells('sku')
  const [name = sku || nameIn(addresses[0])] = cells('name')
  const [description = ''] = cells('description')
  return { line, sku, name, description, addresses }
}

function addressesIn(cell: string): string[] {
  return cell.split(BETWEEN_ADDRESSES).filter(Boolean)
}

/** What a file is called, in words. */
function nameIn(address = ''): string {
  const file = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  return decoded(file)
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
