import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type { SecurityEventKind } from '../security/security_events.js'

/**
 * Adds to the trail that the owner sees on the profile page. Give the transaction of the change itself: what is told
 * there has happened, and what has happened is told.
 * @param details what the sentence on the screen names, e.g. `{ provider: 'github' }`; never a secret
 */
export async function recordSecurityEvent(
  client: QueryClientContract,
  userId: number,
  kind: SecurityEventKind,
  { ipAddress, userAgent }: ClientInfo,
  details: Record<string, string> = {}
): Promise<void> {
  await sql(
    client,
    `insert into security_events (user_id, kind, ip_address, user_agent, details) values (?, ?, ?, ?, ?)`,
    [userId, kind, ipAddress, userAgent, JSON.stringify(details)]
  )
}
