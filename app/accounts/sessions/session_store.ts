import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionConfig, SessionData, SessionStoreContract } from '@adonisjs/session/types'
import string from '@adonisjs/core/helpers/string'
import { isWithoutDatabase } from '#app/core/errors/away'
import { sql } from '#app/core/database/sql'
import { forgetSession } from './known_sessions.js'
import { FAMILY_KEY } from '../actions/end_family.js'
import { endStreams } from '../actions/end_streams.js'
import { remainingLifetime } from './session_lifetime.js'

interface SessionRow {
  data: SessionData
  last_active_at: Date
}

/** A session that is only read is marked as active at most this often: reads must not become writes. */
const TOUCH_INTERVAL_MS = 60_000

/** Key under which the session guard `web` keeps the signed-in user. */
const USER_KEY = 'auth_web'

const UPDATE = `update sessions set user_id = ?, ip_address = ?, user_agent = ?, data = ?,
    last_active_at = now(), expires_at = now() + make_interval(secs => ?)
  where id = ? returning id`

const UPSERT = `insert into sessions (user_id, ip_address, user_agent, data, last_active_at, expires_at, id)
  values (?, ?, ?, ?, now(), now() + make_interval(secs => ?), ?)
  on conflict (id) do update set user_id = excluded.user_id, ip_address = excluded.ip_address,
    user_agent = excluded.user_agent, data = excluded.data,
    last_active_at = excluded.last_active_at, expires_at = excluded.expires_at
  returning id`

/** Requests that have written their session, or found it where they marked it as active. */
const kept = new WeakSet<HttpContext>()

/**
 * Sessions in the database, with what the list of browser sessions shows: user, address, agent, last activity.
 * One store serves one request, and keeps nothing of one that the database has failed. Identifiers are kept hashed: whoever reads the table cannot take over a session.
 */
class DatabaseSessionStore implements SessionStoreContract {
  #lastActiveAt: Date | null = null
  /** The identifier whose row was found. */
  #readId: string | null = null
  /** As it was found: what is handed out gets changed. */
  #readData: SessionData | null = null
  readonly #ctx: HttpContext
  readonly #ttlSeconds: number

  constructor(ctx: HttpContext, config: SessionConfig) {
    this.#ctx = ctx
    this.#ttlSeconds = string.seconds.parse(config.age)
  }

  async read(sessionId: string): Promise<SessionData | null> {
    // Who brings no cookie has no session yet: the identifier is a new one.
    if (this.#ctx.session?.fresh) return null
    const rows = await sql<SessionRow>(
      db.connection(),
      'select data, last_active_at from sessions where id = ? and expires_at > now()',
      [hashSessionId(sessionId)]
    )
    const [row] = rows
    if (!row) return null
    this.#readId = sessionId
    this.#readData = structuredClone(row.data)
    this.#lastActiveAt = row.last_active_at
    return row.data
  }

  /**
   * A session that was ended since it was read stays ended. One that holds what was read is not written: messages that wait there for a
   * page would come back after another request has shown them meanwhile.
   */
  async write(sessionId: string, data: SessionData): Promise<void> {
    if (isWithoutDatabase(this.#ctx)) return
    if (sessionId === this.#readId && isDeepStrictEqual(data, this.#readData)) {
      return this.touch(sessionId)
    }
    const { request } = this.#ctx
    const values = [
      userOf(data),
      request.ip(),
      request.header('user-agent')?.slice(0, 500) ?? null,
      JSON.stringify(data, storable),
      this.#secondsLeft(data),
      hashSessionId(sessionId),
    ]
    if (sessionId === this.#readId) this.#noteKept(await sql(db.connection(), UPDATE, values))
    else await this.#open(data, values)
  }

  /** One that a remembered sign-in opens is not kept if that was ended since: by then `endFamily` has not found it. */
  async #open(data: SessionData, values: (string | number | null)[]): Promise<void> {
    const family: unknown = data[FAMILY_KEY]
    const userId = userOf(data)
    if (typeof family !== 'string' || userId === null) {
      this.#noteKept(await sql(db.connection(), UPSERT, values))
      return
    }
    await db.transaction(async (trx) => {
      // Whoever ends it holds this row.
      await sql(trx, 'select 1 from users where id = ? for share', [userId])
      const remembered = await sql(
        trx,
        'select 1 from remember_me_tokens where tokenable_id = ? and family = ? limit 1',
        [userId, family]
      )
      if (remembered.length > 0) this.#noteKept(await sql(trx, UPSERT, values))
    })
  }

  /** Also ends the streams of events that a signed-in session has opened. */
  async destroy(sessionId: string): Promise<void> {
    forgetSession(sessionId)
    if (isWithoutDatabase(this.#ctx)) return
    const id = hashSessionId(sessionId)
    const [gone] = await sql<{ user_id: number | null }>(
      db.connection(),
      'delete from sessions where id = ? returning user_id',
      [id]
    )
    if (gone?.user_id) await endStreams(db.connection(), gone.user_id, { only: id })
  }

  async touch(sessionId: string): Promise<void> {
    if (isWithoutDatabase(this.#ctx)) return
    if (!this.#lastActiveAt || Date.now() - this.#lastActiveAt.getTime() < TOUCH_INTERVAL_MS) return
    const touched = await sql(
      db.connection(),
      `update sessions set last_active_at = now(), expires_at = now() + make_interval(secs => ?)
       where id = ? returning id`,
      [this.#secondsLeft(this.#readData ?? {}), hashSessionId(sessionId)]
    )
    this.#noteKept(touched)
  }

  #noteKept(rows: readonly unknown[]): void {
    if (rows.length > 0) kept.add(this.#ctx)
  }

  #secondsLeft(data: SessionData): number {
    return Math.min(this.#ttlSeconds, remainingLifetime(data) / 1000)
  }
}

/** Whether a request has kept its session for longer than it was: not if it only read it, or if the session has ended or got another name since. */
export function hasKeptSession(ctx: HttpContext): boolean {
  return kept.has(ctx)
}

/** How a session's identifier is kept in the table. */
export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url')
}

/** What a session keeps may hold what PostgreSQL's jsonb refuses, in names and values: U+0000 and halves of surrogate pairs. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [storableText(name), it]))
}

function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

function userOf(data: SessionData): number | null {
  const id = data[USER_KEY]
  return typeof id === 'number' ? id : null
}

/** The store of `config/session.ts`. */
export function databaseSessionStore(ctx: HttpContext, config: SessionConfig) {
  return new DatabaseSessionStore(ctx, config)
}
