import type { CheckedLine } from '../lists/check_list.js'
import type { ColumnField } from '../lists/column_fields.js'
import type { Import } from '../queries/find_import.js'
import type { ImportRow } from '../queries/list_rows.js'
import type { ListColumn } from '../lists/read_list.js'
import { importProblemMessage } from '../import_problem.js'

/** An import, and how many of its rows are how far. */
export type ImportData = {
  id: number
  name: string
  waiting: number
  done: number
  failed: number
  created_at: string
}

export function importData({ id, name, waiting, done, failed, createdAt }: Import): ImportData {
  return { id, name, waiting, done, failed, created_at: createdAt.toISOString() }
}

/** A column of a list: its heading, what it is read as, and the first cell below the heading. */
export type ColumnData = { heading: string; field: ColumnField | null; example: string }

export function columnData({ heading, field, example }: ListColumn): ColumnData {
  return { heading, field, example }
}

/** A line of a list before it is imported. */
export type LineData = {
  line: number
  sku: string
  name: string
  photos_count: number
  /** What keeps it from being imported. */
  errors: string[]
}

export function lineData({ line, sku, name, photos, errors }: CheckedLine): LineData {
  return { line, sku, name, photos_count: photos, errors }
}

/** The same afterwards. */
export type RowData = {
  id: number
  line: number
  sku: string
  name: string
  photos_count: number
  state: ImportRow['state']
  problem: string | null
  /** Null until it is made, and once it is deleted. */
  product_id: number | null
}

export function rowData(row: ImportRow): RowData {
  return {
    id: row.id,
    line: row.line,
    sku: row.sku ?? '',
    name: row.name,
    photos_count: row.addresses.length,
    state: row.state,
    problem: row.problem && importProblemMessage(row.problem),
    product_id: row.productId,
  }
}
