import { CsvError, parse } from 'csv-parse/sync'
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
export class ListUnreadable extends Error {}

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

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * Reads a list of products: CSV with a line of headings, CSV without one (SKU and name before the addresses), or addresses
 * alone, the photos of one product in each line. Columns are parted by commas, semicolons or tabs, addresses in a cell by
 * spaces, commas, semicolons or bars.
 * @throws ListUnreadable
 */
export function readList(text: string): ListLine[] {
  if (NOT_TEXT.test(text)) throw new ListUnreadable(IMPORT_ERRORS.unreadable)
  const mark = delimiterOf(text)
  const records = recordsOf(text, mark)
  const headings = headingsIn(records[0]?.record ?? [])
  return (headings ? records.slice(1) : records).map(({ record, info }) => {
    const cells = wholeAddresses(record, headings?.length ?? 0, mark)
    return lineOf(info.lines, cells, headings ? fieldsFor(cells, headings) : fieldsBySight(cells))
  })
}

/**
 * The cells of a line in which addresses that hold the mark between columns, and no quotation marks around them, are put together
 * again: what follows an address and is none, nor holds a space, is its rest.
 * @param from where that is not said by a heading: before, each cell is what its heading says
 */
function wholeAddresses(record: readonly string[], from: number, mark: string): string[] {
  const cells: string[] = []
  for (const [place, cell] of record.entries()) {
    const isRest = place >= from && /^[^\s:]+$/.test(cell) && ADDRESS.test(cells.at(-1) ?? '')
    if (isRest) cells.push(`${cells.pop()}${mark}${cell}`)
    else cells.push(cell)
  }
  return cells
}

/** What cells hold by their headings; photos may go on beyond the last of those. */
function fieldsFor(cells: readonly string[], headings: (Field | null)[]): (Field | null)[] {
  const beyond = headings.at(-1) === 'address' ? 'address' : null
  return cells.map((_, place) => (place < headings.length ? headings[place] : beyond))
}

function recordsOf(text: string, mark: string): Parsed[] {
  let read = 0
  try {
    return parse(text, {
      bom: true,
      delimiter: mark,
      info: true,
      on_record(record, { lines }) {
        read = lines
        return record
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isQuote = error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw new ListUnreadable(isQuote ? IMPORT_ERRORS.quote(read + 1) : IMPORT_ERRORS.unreadable, {
      cause: error,
    })
  }
}

/** The mark that parts the first line into most columns, addresses aside; spreadsheets of many countries write semicolons. */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
  const [before] = first.split('://')
  const count = (mark: string) => before.split(mark).length
  return ['\t', ';', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
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
