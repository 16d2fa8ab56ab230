import { BackupError } from '../backup_error.js'

/** Of Node, and of PostgreSQL. */
const FULL = ['ENOSPC', 'EDQUOT', '53100']

/**
 * Why a checkpoint was not restored.
 * @throws what is nobody's fault but the program's
 */
export function explainFailedRestore(error: unknown): BackupError {
  if (error instanceof BackupError) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (FULL.includes((cause as NodeJS.ErrnoException).code ?? '')) {
      return new BackupError(
        'The disk is full: free some space for DATA_DIR and the database, then run it again.',
        { cause: error }
      )
    }
  }
  throw error
}
