import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { type AppError } from '#app/core/errors/app_error'
import { fileMissing } from '../errors.js'

/** @throws AppError 410 when the store has no such file */
export async function requireFile(diskKey: string): Promise<void> {
  if (!(await drive.use().exists(diskKey))) throw missingFile(diskKey)
}

/** What an error of the store is to its caller: 410 where there is no such file, else the error as it is. */
export function describeStoreError(error: unknown, diskKey: string): unknown {
  return saysMissing(error) ? missingFile(diskKey, error) : error
}

function missingFile(diskKey: string, cause?: unknown): AppError {
  logger.error({ err: cause, diskKey }, 'stored file is missing')
  return fileMissing({}, { cause })
}

/** Whether a file system's or S3's error, or one that it caused, says that there is no such file. */
function saysMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name, cause } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || name === 'NoSuchKey' || saysMissing(cause)
}
