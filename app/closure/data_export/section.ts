/** One file of the archive: rows of one table that are about the user. */
export interface ExportSection {
  /** File name without ending. */
  name: string
  /** The table that it tells of. */
  table: string
  /** Answers the rows; ':userId' is the user. */
  query: string
}

/** A table whose rows each belong to one user. */
export function ownRows(name: string, table: string, columns: string, order = 'id'): ExportSection {
  return {
    name,
    table,
    query: `select ${columns} from ${table} where user_id = :userId order by ${order}`,
  }
}
