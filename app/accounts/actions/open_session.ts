import { randomBytes } from 'node:crypto'
import { CookieClient } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { SESSION_COOKIE } from '#config/session'
import { hashSessionId } from '../sessions/session_store.js'
import { SESSION_VERSION_KEY } from '../sessions/session_version.js'

/**
 * Opens a session of some minutes for a user, who did not sign in: for a rehearsal, which looks at pages of a copy as they do.
 * @returns what the header `Cookie` says of it
 */
export async function openSession(userId: number): Promise<string> {
  const id = randomBytes(24).toString('hex')
  const { version } = firstOf(
    await sql<{ version: number }>(
      db.connection(),
      'select session_version as version from users where id = ?',
      [userId]
    )
  )
  const data = { auth_web: userId, [SESSION_VERSION_KEY]: version }
  await sql(
    db.connection(),
    `insert into sessions (id, user_id, data, last_active_at, expires_at)
     values (?, ?, ?, now(), now() + interval '10 minutes')`,
    [hashSessionId(id), userId, JSON.stringify(data)]
  )
  const value = new CookieClient(encryption.use()).sign(SESSION_COOKIE, id)
  return `${SESSION_COOKIE}=${encodeURIComponent(value!)}`
}
