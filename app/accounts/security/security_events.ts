import type { SECURITY_EVENTS } from '../messages/en/security_events.js'

export type SecurityEventKind = keyof typeof SECURITY_EVENTS
