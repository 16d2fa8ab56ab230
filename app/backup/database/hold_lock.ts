import type { Client } from 'pg'
import { firstOf } from '#app/core/elements'
import { BackupError } from '../backup_error.js'
import { connect } from './connect.js'

/** @throws BackupError when the lock is gone with its connection */
export type AssertHeld = () => Promise<void>

/**
 * Holds an advisory lock while something is done.
 * @param refusal what is said while somebody else holds it
 * @param act is given the connection that holds the lock, in a transaction that is rolled back, and what asks whether it still does
 * @throws BackupError while somebody else holds it
 */
export async function holdLock<Result>(
  lock: number,
  refusal: string,
  act: (client: Client, assertHeld: AssertHeld) => Promise<Result>
): Promise<Result> {
  const client = await connect()
  try {
    // In a transaction, whose locks hold behind a pool of connections too.
    await client.query('begin')
    const { rows } = await client.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isFree"',
      [lock]
    )
    if (!firstOf(rows).isFree) throw new BackupError(refusal)
    return await act(client, async () => {
      await client.query('select 1').catch((cause: unknown) => {
        throw new BackupError('The connection to the database was lost: run it again.', { cause })
      })
    })
  } finally {
    await client.end().catch(() => {})
  }
}
