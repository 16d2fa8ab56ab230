import db from '@adonisjs/lucid/services/db'
import type { SecurityEventKind } from '#app/accounts/security/security_events'
import { sql } from '#app/core/database/sql'

/** What the trail of a user tells, oldest first. */
export async function trailOf(userId: number): Promise<SecurityEventKind[]> {
  const rows = await sql<{ kind: SecurityEventKind }>(
    db.connection(),
    'select kind from security_events where user_id = ? order by id',
    [userId]
  )
  return rows.map(({ kind }) => kind)
}

/** The same with from where and how often. */
export function trailEntries(
  userId: number
): Promise<{ kind: SecurityEventKind; ip: string; times: number }[]> {
  return sql(
    db.connection(),
    `select kind, ip_address as ip, coalesce((details->>'times')::int, 1) as times
     from security_events where user_id = ? order by id`,
    [userId]
  )
}
