import { BackupError } from './backup_error.js'

/** Of Node, and of PostgreSQL. */
const FULL = ['ENOSPC', 'EDQUOT', '53100']

/**
 * Why a checkpoint was not restored.
 * @throws what is nobody's fault but the program's
 */
export function explainFailedRestore(error: unknown): BackupError {
  return explain(error, 'DATA_DIR and the database')
}

/**
 * Why nothing could be written to a place of checkpoints.
 * @throws what is nobody's fault but the program's
 */
export function explainFailedBackup(error: unknown, place: string): BackupError {
  return explain(error, `${place} and DATA_DIR`)
}

function explain(error: unknown, places: string): BackupError {
  if (error instanceof BackupError) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (FULL.includes((cause as NodeJS.ErrnoException).code ?? '')) {
      return new BackupError(
        `The disk is full: free some space for ${places}, then run it again.`,
        { cause: error }
      )
    }
  }
  throw error
}
