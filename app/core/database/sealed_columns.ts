/** Columns of a table that hold what was encrypted with a key of the installation. */
export interface SealedColumns {
  table: string
  columns: string[]
  /** The column that says whose it is. */
  owner: string
  /** What the values were sealed for. */
  purposeFor(userId: number): string
}
