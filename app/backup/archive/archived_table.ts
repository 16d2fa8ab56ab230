import { PARTED_TABLES, type PartedTable } from '#config/parts'
import { BackupError } from '../backup_error.js'

/**
 * The table of a command: one by month.
 * @throws BackupError for any other, with those that there are
 */
export function archivedTable(name: string): PartedTable {
  const tables = PARTED_TABLES.filter(({ unit }) => unit === 'month')
  const table = tables.find((it) => it.name === name)
  if (table) return table
  throw new BackupError(
    `What lies in parts by month can be archived: ${tables.map((it) => it.name).join(', ')}.`
  )
}
