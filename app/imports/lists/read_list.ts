import { CsvError, parse } from 'csv-parse/sync'
import { cutText } from '#common/cut_text'
import { MAX_ROWS } from '#config/imports'
import {
  type ChosenFields,
  type ColumnField,
  MAX_COLUMNS,
  MAX_HEADING_LENGTH,
} from './column_fields.js'
import { goesOnBelow, guessFields, headingKey, withSaid } from './guess_fields.js'
import { type ListText, listTextOf } from './list_text.js'
import { ListUnreadable } from './list_unreadable.js'
import { type ListLine, ProductRows } from './product_rows.js'
import { isFeed, readFeed } from './read_feed.js'

/** A column of a list that has headings. */
export interface ListColumn {
  heading: string
  /** What it is read as; null when it is not used. */
  field: ColumnField | null
  /** The first cell below the heading. */
  example: string
}

export interface ReadList {
  /** Empty for a list without headings. */
  columns: ListColumn[]
  lines: ListLine[]
}

/** Thrown inside of the parser to end it: there are more products than may be. */
class EnoughRead extends Error {}

type Fields = (ColumnField | null)[]

interface Headings {
  names: string[]
  fields: Fields
  example: string[]
  /** Whether a row without a name belongs to the product above it. */
  goesOn: boolean
}

/** What the merchant says that columns hold, by {@link headingKey}. */
type Said = ReadonlyMap<string, ColumnField | null>

const ADDRESS = /:\/\//

/** Marks that no list holds, but a file in another encoding does. */
const NOT_TEXT = /\0|\p{Surrogate}/u

/** Characters of an example. */
const EXAMPLE_LENGTH = 80

interface ReadOptions {
  /** Products; of a longer list one more is answered. */
  most?: number
  /** What the merchant says that columns hold; the others are guessed. */
  chosen?: ChosenFields
}

/**
 * Reads a list of products: a feed in XML, CSV with a line of headings, CSV without one (SKU and name before the addresses), or addresses
 * alone, the photos of one product in each line. Columns are parted by commas, semicolons, tabs or bars, addresses in a cell by
 * spaces, commas, semicolons or bars. Rows of one handle are one product, as are variations and their parent.
 *
 * Takes time and memory in proportion to the text, and no more of it is read than shows that it has too many products.
 * @throws ListUnreadable
 */
export function readList(source: string, options: ReadOptions = {}): ReadList {
  const { most = MAX_ROWS, chosen = [] } = options
  if (NOT_TEXT.test(source)) throw new ListUnreadable()
  const said = new Map(chosen.map(({ heading, field }) => [headingKey(heading), field]))
  if (isFeed(source)) return readFeedList(source, said, most)
  const list = listTextOf(source)
  const products = new ProductRows()
  /** The first line, until the second tells whether it holds headings. */
  let first: { record: string[]; line: number } | null = null
  let headings: Headings | null | undefined

  eachRecord(list, (record, line) => {
    if (headings !== undefined) return add(record, line)
    if (!first) {
      first = { record, line }
      return
    }
    headings = headingsIn(first.record, record, said)
    if (!headings) add(first.record, first.line)
    add(record, line)
  })
  const alone = first as { record: string[]; line: number } | null
  if (headings === undefined && alone && !headingsIn(alone.record, [], said)) {
    headings = null
    add(alone.record, alone.line)
  }
  return { columns: columnsOf(headings), lines: products.lines().slice(0, most + 1) }

  function add(record: string[], line: number): void {
    const cells = wholeAddresses(record, headings?.names.length ?? 0, list.mark)
    products.add(line, cells, headings ? fieldsFor(cells, headings.fields) : fieldsBySight(cells), {
      goesOn: headings?.goesOn,
    })
    if (products.count > most) throw new EnoughRead()
  }
}

/** The same of a feed, whose elements are its columns. */
function readFeedList(source: string, said: Said, most: number): ReadList {
  const items = readFeed(source)
  /** The first text of each element. */
  const examples = new Map<string, string>()
  for (const { cells } of items) {
    for (const { name, text } of cells) if (!examples.has(name)) examples.set(name, text)
  }
  const names = [...examples.keys()].slice(0, MAX_COLUMNS)
  const fields = withSaid(guessFields(names), names, said)
  const fieldOf = new Map(names.map((name, place) => [name, fields[place]]))
  const products = new ProductRows()
  for (const { line, cells } of items) {
    const texts = cells.map(({ text }) => text)
    products.add(
      line,
      texts,
      cells.map(({ name }) => fieldOf.get(name) ?? null)
    )
    if (products.count > most) break
  }
  const headings = { names, fields, example: [...examples.values()] }
  return { columns: columnsOf(headings), lines: products.lines().slice(0, most + 1) }
}

function columnsOf(headings: Omit<Headings, 'goesOn'> | null | undefined): ListColumn[] {
  const { names = [], fields = [], example = [] } = headings ?? {}
  return fields.map((field, place) => ({
    heading: cutText(names[place] ?? '', MAX_HEADING_LENGTH),
    field,
    example: cutText(example[place] ?? '', EXAMPLE_LENGTH),
  }))
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
function fieldsFor(cells: readonly string[], fields: Fields): Fields {
  const beyond = fields.at(-1) === 'photos' ? 'photos' : null
  return cells.map((_, place) => (place < fields.length ? fields[place]! : beyond))
}

/** Takes the cells of each line that holds something, and where it ends, until {@link EnoughRead} is thrown. */
function eachRecord(
  { text, mark, skipped }: ListText,
  take: (record: string[], line: number) => void
): void {
  let read = 0
  try {
    parse(text, {
      delimiter: mark,
      on_record(record: string[], { lines }) {
        read = lines
        take(record, lines + skipped)
        // It is taken, and not kept.
        return null
      },
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    })
  } catch (error) {
    if (error instanceof EnoughRead) return
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const fault = isOpen ? { kind: 'quote' as const, line: read + 1 + skipped } : undefined
    throw new ListUnreadable(fault, { cause: error })
  }
}

/**
 * What the columns hold; null when the line is no line of headings. It is one when its words are known, or when a word stands where
 * the next line has an address: what such columns hold is guessed from that line.
 */
function headingsIn(names: string[], example: string[], said: Said): Headings | null {
  if (names.some((cell) => ADDRESS.test(cell))) return null
  const guessed = guessFields(names)
  const known = new Set(guessed.filter((field) => field !== null))
  const hasPhotos = known.has('photos') || known.has('variantPhotos')
  const standsOverAddress = example.some((cell, place) => ADDRESS.test(cell) && names[place])
  const isTold = names.some((name) => said.has(headingKey(name)))
  if (!hasPhotos && known.size < 2 && !standsOverAddress && !isTold) return null
  const bySight = hasPhotos || !standsOverAddress ? [] : fieldsBySight(example)
  const fields = guessed.map((field, place) => {
    const seen = bySight[place] ?? null
    return field ?? (seen && !known.has(seen) ? seen : null)
  })
  return { names, fields: withSaid(fields, names, said), example, goesOn: goesOnBelow(names) }
}

/** What cells hold in a list without headings: those before the addresses are the name, or the SKU and the name. */
function fieldsBySight(record: readonly string[]): Fields {
  const isAddress = record.map((cell) => ADDRESS.test(cell))
  const first = isAddress.indexOf(true)
  const words = first === -1 ? record.length : first
  const before: ColumnField[] = words > 1 ? ['sku', 'name', 'description'] : ['name']
  return record.map((_, place) => (place < words ? (before[place] ?? null) : 'photos'))
}
