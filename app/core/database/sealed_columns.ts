/** Columns of a table that hold what was encrypted with a key of the installation. */
export interface SealedColumns {
  table: string
  columns: string[]
  /** The column that says whose it is. */
  owner: string
  /** What the values were sealed for. */
  purposeFor(userId: number): string
}

const registered: SealedColumns[] = []

/** Has what earlier keys have sealed sealed anew with the present one (`operator/keys/reencrypt.ts`): all that is encrypted and lasts. */
export function defineSealed(columns: SealedColumns): void {
  registered.push(columns)
}

export function sealedColumns(): readonly SealedColumns[] {
  return registered
}
