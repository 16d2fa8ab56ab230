import { FILES_HELD } from '#app/media/store/hold_files'
import { BackupError } from '../backup_error.js'
import { connect } from '../database/connect.js'

/** Of the advisory lock of whoever makes a checkpoint, removes old ones or restores one; any number nobody else uses. */
export const MAKING = 7_305_812

/** @throws BackupError when the locks are gone with their connection */
export type AssertAlone = () => Promise<void>

/**
 * Makes one checkpoint at a time, since what an older one has brought must not be taken for spare, and keeps files where they are meanwhile.
 * @throws BackupError while another one is made, or one is restored
 */
export async function alone<Result>(
  act: (assertAlone: AssertAlone) => Promise<Result>
): Promise<Result> {
  const client = await connect()
  try {
    // In a transaction, whose locks hold behind a pool of connections too.
    await client.query('begin')
    const { rows } = await client.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isFree"',
      [MAKING]
    )
    if (!rows[0]!.isFree)
      throw new BackupError('Another checkpoint is being made, or one is restored.')
    await client.query('select pg_advisory_xact_lock_shared($1)', [FILES_HELD])
    return await act(async () => {
      await client.query('select 1').catch((cause: unknown) => {
        throw new BackupError(
          'The connection to the database was lost: the checkpoint is not finished.',
          {
            cause,
          }
        )
      })
    })
  } finally {
    await client.end().catch(() => {})
  }
}
