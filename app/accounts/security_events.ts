import type { SECURITY_EVENTS } from './event_texts.js'

export type SecurityEventKind = keyof typeof SECURITY_EVENTS
