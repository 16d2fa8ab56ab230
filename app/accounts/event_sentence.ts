import { SECURITY_EVENTS } from './event_texts.js'
import type { SecurityEventKind } from './security_events.js'

/** What happened to an account, as a sentence in the language that is spoken. */
export function eventSentence(kind: SecurityEventKind, details: Record<string, string>): string {
  return SECURITY_EVENTS[kind].replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? '')
}
