import { EVENT_TIMES, SECURITY_EVENTS } from '../messages/en/security_events.js'
import type { SecurityEventKind } from './security_events.js'

/**
 * What happened to an account, as a sentence in the language that is spoken.
 * @param details what the sentence names, and `times` where it stands for several
 */
export function eventSentence(
  kind: SecurityEventKind,
  details: Record<string, string | number>
): string {
  const sentence = SECURITY_EVENTS[kind].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(details[name] ?? '')
  )
  return details.times ? sentence + EVENT_TIMES(String(details.times)) : sentence
}
