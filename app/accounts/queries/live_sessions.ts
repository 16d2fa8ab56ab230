import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { SESSION_VERSION_KEY } from '../sessions/session_version.js'

/**
 * Which sessions are still signed in: there, not expired, and not of before their user's sessions were ended.
 *
 * @param ids hashed identifiers
 */
export async function liveSessions(ids: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }>(
    db.connection(),
    `select s.id from sessions s join users u on u.id = s.user_id
     where s.id = any(?) and s.expires_at > now()
       and coalesce((s.data ->> ?)::int, 0) = u.session_version`,
    [ids, SESSION_VERSION_KEY]
  )
  return new Set(rows.map(({ id }) => id))
}
