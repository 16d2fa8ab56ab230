import pg from 'pg'
import { directDatabaseUrl } from '#config/database_address'
import type { Tell } from './tell.js'

/** Of the advisory lock of whoever brings a database up to date; any number nobody else uses. */
const PREPARING = 7_305_814

/** Settings of a role or database that would end it before. */
const LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
]

/**
 * Lets one process at a time bring the database up to date; others wait for it, however long that takes. Whose turn is lost with its connection ends at once, as a process of its own that can be run again:
 * another one may have begun already.
 */
export async function inTurn(tell: Tell, act: () => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: directDatabaseUrl,
    application_name: 'vitrine_upgrade',
    // A peer that went without a word is noticed in minutes, not after hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // One that is lost ends what is asked over it, and otherwise the turn; without a listener it would end the process without a word.
  client.on('error', () => {})
  await client.connect()
  try {
    // In a transaction, whose locks hold behind a pool of connections too. Without parameters: they leave a portal behind, and its snapshot
    // would have `create index concurrently` wait for ever.
    await client.query('begin')
    // It waits for others, and rests for as long as a migration takes.
    for (const limit of LIMITS) await client.query(`set local ${limit} = 0`)
    const { rows } = await client.query<{ isFree: boolean }>(
      `select pg_try_advisory_xact_lock(${PREPARING}) as "isFree"`
    )
    if (!rows[0]!.isFree) {
      tell('another start is bringing the database up to date; waiting for it.')
      await client.query(`select pg_advisory_xact_lock(${PREPARING})`)
    }
    client.once('end', endLostTurn)
    await act()
  } finally {
    client.off('end', endLostTurn)
    await client.end().catch(() => {})
  }
}

function endLostTurn(): never {
  console.error(
    'The connection that kept others from bringing the database up to date was lost: start again.'
  )
  process.exit(1)
}
