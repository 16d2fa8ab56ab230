import { relativeTimeText } from '#app/ui/text/relative_time_text'
import { type Agent, describeAgent } from '../sessions/describe_agent.js'
import type { BrowserSessionRow } from '../queries/list_browser_sessions.js'

export type BrowserSessionData = {
  agent: Agent
  ip_address: string | null
  is_current_device: boolean
  /** In words. */
  last_active: string
  /** ISO 8601. */
  last_active_at: string
}

export function browserSessionData(row: BrowserSessionRow): BrowserSessionData {
  return {
    agent: describeAgent(row.user_agent),
    ip_address: row.ip_address,
    is_current_device: row.is_current,
    last_active: relativeTimeText(row.last_active_at, new Date()),
    last_active_at: row.last_active_at.toISOString(),
  }
}
