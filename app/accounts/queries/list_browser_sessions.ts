import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { hashSessionId } from '../sessions/session_store.js'

export interface BrowserSessionRow {
  ip_address: string | null
  user_agent: string | null
  last_active_at: Date
  is_current: boolean
}

/** Sessions in which a user is signed in, newest first. */
export function listBrowserSessions(
  userId: number,
  currentSessionId: string
): Promise<BrowserSessionRow[]> {
  return sql(
    db.connection(),
    `select ip_address, user_agent, last_active_at, id = :current as is_current
     from sessions where user_id = :userId and expires_at > now()
     order by last_active_at desc limit 100`,
    { userId, current: hashSessionId(currentSessionId) }
  )
}
