/** Of the operating system, and of PostgreSQL (`disk_full`). */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error says that nothing more can be written, as it is or as what caused it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return CODES.has((error as NodeJS.ErrnoException).code ?? '') || isDiskFull(error.cause)
}
