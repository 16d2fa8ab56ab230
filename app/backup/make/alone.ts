import { FILES_HELD } from '#app/media/store/hold_files'
import { type AssertHeld, holdLock } from '../database/hold_lock.js'

/** Of the advisory lock of whoever makes a checkpoint, removes old ones or restores one; any number nobody else uses. */
export const MAKING = 7_305_812

/**
 * Makes one checkpoint at a time, since what an older one has brought must not be taken for spare, and keeps files where they are meanwhile.
 * @throws BackupError while another one is made, or one is restored
 */
export function alone<Result>(act: (assertAlone: AssertHeld) => Promise<Result>): Promise<Result> {
  const refusal = 'Another checkpoint is being made, or one is restored.'
  return holdLock(MAKING, refusal, async (client, assertHeld) => {
    await client.query('select pg_advisory_xact_lock_shared($1)', [FILES_HELD])
    return act(assertHeld)
  })
}
