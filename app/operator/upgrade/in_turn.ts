import pg from 'pg'
import { directDatabaseUrl } from '#config/database_address'
import type { Tell } from './tell.js'

/** Of the advisory lock of whoever brings a database up to date; any number nobody else uses. */
const PREPARING = 7_305_814

/** Lets one process at a time bring the database up to date; others wait for it, however long that takes. */
export async function inTurn(tell: Tell, act: () => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: directDatabaseUrl,
    application_name: 'vitrine_upgrade',
  })
  // One that is lost ends what is asked over it; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // In a transaction, whose locks hold behind a pool of connections too. Without parameters: they leave a portal behind, and its snapshot
    // would have `create index concurrently` wait for ever.
    await client.query('begin')
    const { rows } = await client.query<{ isFree: boolean }>(
      `select pg_try_advisory_xact_lock(${PREPARING}) as "isFree"`
    )
    if (!rows[0]!.isFree) {
      tell('another start is bringing the database up to date; waiting for it.')
      await client.query(`select pg_advisory_xact_lock(${PREPARING})`)
    }
    await act()
  } finally {
    await client.end().catch(() => {})
  }
}
