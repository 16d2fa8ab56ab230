import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import type { ConnectionSource } from '../together.js'
import { pipelinesStatements } from '#config/database_address'
import { MOST_LAG_MS } from '#config/replica'
import { Lag } from './lag.js'
import { IDENTITY, type Standing } from './standing.js'

/** How often it is looked at: after this time, at most, it is known that it is away or back. */
const LOOK_MS = 1_000

/** So long a page waits for a replica at most, before the database is asked instead. */
const CONNECT_PATIENCE_MS = 1_000
const PATIENCE_MS = 3_000

export type ReplicaState = 'ok' | 'behind' | 'away' | 'no_replica'

const REPLAYED = `select (pg_last_wal_replay_lsn() - '0/0')::bigint as position`

/** Null of who is no replica (any more), such as one that was made the database. */
const STANDING = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position,
  ${IDENTITY} as identity`

/**
 * A standby of the database that is read from, and what is known of it. It is looked at every second; what fails is known at once. A server that
 * is no standby of this database is never read from.
 */
export class Replica {
  readonly source: ConnectionSource
  readonly #pool: pg.Pool
  readonly #askDatabase: () => Promise<Standing>
  readonly #now: () => number
  #lag = new Lag()
  #replayed = -Infinity
  #trouble: 'away' | 'no_replica' | null = null
  #told: ReplicaState = 'ok'
  #timer: NodeJS.Timeout | null = null

  /**
   * @param pool connections to it
   * @param askDatabase where the database stands
   * @param now milliseconds of a clock that only goes on
   */
  constructor(
    pool: pg.Pool,
    askDatabase: () => Promise<Standing>,
    now: () => number = () => performance.now()
  ) {
    this.#pool = pool
    this.#askDatabase = askDatabase
    this.#now = now
    // A connection that nobody uses is lost with the server.
    pool.on('error', (error) => this.fail(error))
    this.source = {
      acquireConnection: () => pool.connect(),
      releaseConnection: (client, error) => (client as pg.PoolClient).release(error),
    }
  }

  /** Looks at it from now on. Resolves after the first look, whatever that finds. */
  async start(): Promise<void> {
    await this.look()
    const again = () => {
      this.#timer = setTimeout(() => void this.look().finally(again), LOOK_MS).unref()
    }
    again()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    await this.#pool.end()
  }

  get state(): ReplicaState {
    return this.#trouble ?? (this.lagMs < MOST_LAG_MS ? 'ok' : 'behind')
  }

  /** For how long it may have missed something; also grows while nobody can look. */
  get lagMs(): number {
    return this.#lag.at(this.#now())
  }

  /** Whether it has what was written up to a position; asks it unless that is known. */
  async has(position: number): Promise<boolean> {
    if (this.#replayed < position) {
      const { rows } = await this.#pool.query<Pick<Standing, 'position'>>(REPLAYED)
      this.#replayed = rows[0]?.position ?? -Infinity
    }
    return this.#replayed >= position
  }

  /** A read of it has failed. Whoever reads next does not wait for it, unless it has answered that it could not do this one. */
  fail(error: unknown): void {
    if (isAnswer(error)) return
    this.#trouble = 'away'
    this.#tell(error)
  }

  /** Sees where both stand. Never fails. A database that does not answer says nothing about its replica, which is behind after a while. */
  async look(): Promise<void> {
    const at = this.#now()
    try {
      const { rows } = await this.#pool.query<{ position: number | null; identity: string }>(
        STANDING
      )
      const database = await this.#askDatabase().catch(() => null)
      if (database !== null) this.#compare(rows[0], database, at)
      this.#tell()
    } catch (error) {
      this.fail(error)
      this.#tell(error)
    }
  }

  #compare(
    replica: { position: number | null; identity: string } | undefined,
    database: Standing,
    at: number
  ): void {
    const position = replica?.identity === database.identity ? replica.position : null
    const follows = position !== null && this.#lag.note(position, database.position, at)
    this.#replayed = follows ? position : -Infinity
    this.#trouble = follows ? null : 'no_replica'
  }

  /** A line in the log when it is another than before. */
  #tell(error?: unknown): void {
    const { state } = this
    if (state === this.#told) return
    this.#told = state
    if (state === 'ok') logger.info('the replica is read from again')
    else logger.warn({ err: error, state }, 'the replica is not read from')
  }
}

/** Connections to a replica. */
export function replicaPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    pipeline: pipelinesStatements,
    application_name: 'vitrine_replica',
    keepAlive: true,
    allowExitOnIdle: true,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  // Who uses a connection that is lost is told by its statements; without anybody who listens it would be an error of the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Whether a server has answered with an error and is still there, such as where what it replays is in the way of a statement. */
function isAnswer(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^(?!57P|08)[0-9A-Z]{5}$/.test(code)
}
