import { setImmediate as turn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { ImportRow } from '../queries/list_rows.js'

const COLUMNS = ['sku', 'name', 'description', 'photos']

/** Rows that are written before others get their turn: long ones full of quotation marks take three milliseconds each. */
const ROWS_AT_ONCE = 10

/** Rows as a list that can be corrected and imported again. */
export async function writeList(rows: readonly ImportRow[]): Promise<string> {
  const parts = [stringify([COLUMNS])]
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    parts.push(stringify(rows.slice(from, from + ROWS_AT_ONCE).map(cellsOf)))
    await turn()
  }
  return parts.join('')
}

function cellsOf({ sku, name, description, addresses }: ImportRow): unknown[] {
  return [sku, name, description, addresses.join(' ')]
}
