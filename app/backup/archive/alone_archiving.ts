import { firstOf } from '#app/core/elements'
import { BackupError } from '../backup_error.js'
import { connect } from '../database/connect.js'

/** Of the advisory lock of whoever archives; any number nobody else uses. */
const ARCHIVING = 7_305_817

/**
 * Lets one archive at a time.
 * @throws BackupError while somebody else does
 */
export async function aloneArchiving<Result>(act: () => Promise<Result>): Promise<Result> {
  const client = await connect()
  try {
    // In a transaction, whose locks hold behind a pool of connections too.
    await client.query('begin')
    const { rows } = await client.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isFree"',
      [ARCHIVING]
    )
    if (!firstOf(rows).isFree) throw new BackupError('Somebody else is archiving.')
    return await act()
  } finally {
    await client.end().catch(() => {})
  }
}
