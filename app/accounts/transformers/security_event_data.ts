import { agentText } from '../sessions/describe_agent.js'
import type { SecurityEventRow } from '../queries/list_security_events.js'
import { eventSentence } from '../security/event_sentence.js'

export type SecurityEventData = {
  id: number
  /** What happened, as a sentence. */
  text: string
  /** Browser and system. */
  device: string
  ip_address: string | null
  created_at: string
}

export function securityEventData(row: SecurityEventRow): SecurityEventData {
  return {
    id: row.id,
    text: eventSentence(row.kind, row.details),
    device: agentText(row.user_agent),
    ip_address: row.ip_address,
    created_at: row.created_at.toISOString(),
  }
}
