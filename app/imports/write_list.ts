import { stringify } from 'csv-stringify/sync'
import type { ImportRow } from './queries/list_rows.js'

const COLUMNS = ['sku', 'name', 'description', 'photos']

/** Rows as a list that can be corrected and imported again. */
export function writeList(rows: readonly ImportRow[]): string {
  return stringify(
    rows.map(({ sku, name, description, addresses }) => [
      sku,
      name,
      description,
      addresses.join(' '),
    ]),
    { header: true, columns: COLUMNS }
  )
}
