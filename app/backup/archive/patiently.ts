import { setTimeout as sleep } from 'node:timers/promises'
import { BackupError } from '../backup_error.js'

const TRIES = 60
const PAUSE_MS = 1_000

/**
 * Tries again for a minute what others keep from being done.
 * @param act answers null while it cannot be done
 * @throws BackupError when it could not
 */
export async function patiently<Result>(act: () => Promise<Result | null>): Promise<Result> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const result = await act()
    if (result !== null) return result
    await sleep(PAUSE_MS)
  }
  throw new BackupError(
    'Somebody holds the table for long, such as a checkpoint that is being made: nothing is lost, run it again later.'
  )
}
