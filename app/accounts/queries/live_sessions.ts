import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { SESSION_VERSION_KEY } from '../sessions/session_version.js'
import { VIEW_KEY, VIEW_MINUTES } from '../sessions/view_as.js'

/**
 * Which sessions are still signed in: there, not expired, and not of before their user's sessions were ended.
 *
 * @param ids hashed identifiers
 * @returns by identifier the user whom the session sees: its own, or whom an operator looks at for now
 */
export async function liveSessions(ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; userId: number }>(
    db.connection(),
    `select s.id, coalesce(v.id, u.id) as "userId" from sessions s join users u on u.id = s.user_id
     left join users v on v.id = (s.data -> :view::text ->> 'userId')::bigint
       and (s.data -> :view::text ->> 'since')::float8 > extract(epoch from now() - make_interval(mins => :minutes)) * 1000
       and exists (select 1 from operators o where o.user_id = u.id)
     where s.id = any(:ids) and s.expires_at > now()
       and coalesce((s.data ->> :version)::int, 0) = u.session_version`,
    { ids, view: VIEW_KEY, minutes: VIEW_MINUTES, version: SESSION_VERSION_KEY }
  )
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}
