import { Readable } from 'node:stream'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify'
import { UUID } from '#app/core/database/uuid'
import { csvOptions } from '#app/core/text/csv'
import { readText } from '#app/core/validation/text_fields'
import { attachment } from '#app/media/serving/attachment'

export const ROWS_PER_PAGE = 50

/** Rows of a file that are read at a time, and at most. */
const ROWS_PER_QUERY = 1_000
const MOST_ROWS = 100_000

/** Where a page of a list goes on: the id of the last row of the one before. */
export type Cursor = string | null

/** A list of the admin pages: newest first, by the filter in the address, page by page or as a file. */
export interface AdminList<Filter extends object, Row extends { id: number | string }> {
  /** What its rows are numbered by. */
  ids: keyof typeof CURSORS
  /** What makes no sense is left out. */
  filterIn(request: HttpRequest): Filter
  /** Rows after the one of `before`. */
  load(filter: Filter, before: Cursor, most: number): Promise<Row[]>
}

const CURSORS = {
  number: /^\d{1,18}$/,
  uuid: UUID,
}

/** One of another kind is no place in this list: it begins anew. */
function cursorIn(request: HttpRequest, ids: keyof typeof CURSORS): Cursor {
  const before: unknown = request.input('before')
  return typeof before === 'string' && CURSORS[ids].test(before) ? before : null
}

/** What the page of a list is given; its rows are added to those that the page has. */
export async function loadPage<Filter extends object, Row extends { id: number | string }, Data>(
  { request }: HttpContext,
  list: AdminList<Filter, Row>,
  dataOf: (row: Row) => Data
) {
  const filter = list.filterIn(request)
  const rows = await list.load(filter, cursorIn(request, list.ids), ROWS_PER_PAGE + 1)
  const shown = rows.slice(0, ROWS_PER_PAGE)
  const last = rows.length > ROWS_PER_PAGE ? shown.at(-1) : undefined
  return {
    filter,
    rows: shown.map(dataOf),
    next_cursor: last ? String(last.id) : null,
  }
}

/** Answers a list as a file, as it is filtered, row by row as it is read. */
export function sendList<Filter extends object, Row extends { id: number | string }>(
  { request, response }: HttpContext,
  list: AdminList<Filter, Row>,
  name: string,
  dataOf: (row: Row) => Record<string, string | number | boolean | null>
) {
  const filter = list.filterIn(request)
  const csv = stringify({ ...csvOptions([]), columns: undefined })
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', attachment(name, 'text/csv'))
  response.header('Cache-Control', 'private, no-store')
  return response.stream(Readable.from(rowsOf(list, filter, dataOf)).compose(csv))
}

async function* rowsOf<Filter extends object, Row extends { id: number | string }, Data>(
  list: AdminList<Filter, Row>,
  filter: Filter,
  dataOf: (row: Row) => Data
) {
  let before: Cursor = null
  for (let count = 0; count < MOST_ROWS; count += ROWS_PER_QUERY) {
    const rows: Row[] = await list.load(filter, before, ROWS_PER_QUERY)
    for (const row of rows) yield dataOf(row)
    if (rows.length < ROWS_PER_QUERY) return
    before = String(rows.at(-1)!.id)
  }
}

/** One of some words of the address, or the first of them. */
export function choiceIn<Choice extends string>(
  request: HttpRequest,
  name: string,
  choices: readonly [Choice, ...Choice[]]
): Choice {
  const given: unknown = request.input(name)
  return choices.find((choice) => choice === given) ?? choices[0]
}

/** What is searched for. */
export function searchIn(request: HttpRequest): string {
  return readText(request.input('q'), 255).trim()
}
