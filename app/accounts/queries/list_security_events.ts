import db from '@adonisjs/lucid/services/db'
import { SECURITY_EVENTS_PER_PAGE } from '#config/accounts'
import { sql } from '#app/core/database/sql'
import type { SecurityEventKind } from '../security/security_events.js'

export interface SecurityEventRow {
  id: number
  kind: SecurityEventKind
  ip_address: string | null
  user_agent: string | null
  /** What the sentence names, and `times` where it stands for several. */
  details: Record<string, string | number>
  created_at: Date
}

/**
 * A part of a user's trail, newest first.
 * @param before goes on below this id; null starts with the newest
 */
export async function listSecurityEvents(
  userId: number,
  before: number | null
): Promise<{ events: SecurityEventRow[]; nextCursor: number | null }> {
  const rows = await sql<SecurityEventRow>(
    db.connection(),
    `select id, kind, ip_address, user_agent, details, created_at from security_events
     where id = any(array(select id from security_events
       where user_id = :userId and id < coalesce(:before::bigint, 9223372036854775807)
       order by id desc limit ${SECURITY_EVENTS_PER_PAGE + 1}))
     order by id desc`,
    { userId, before }
  )
  const events = rows.slice(0, SECURITY_EVENTS_PER_PAGE)
  return { events, nextCursor: rows.length > events.length ? events.at(-1)!.id : null }
}
