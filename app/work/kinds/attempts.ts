import { channel } from 'node:diagnostics_channel'

/** How an attempt at a piece of work has ended in this process. */
export interface Attempt {
  kind: string
  hasSucceeded: boolean
  /** Milliseconds spent in the engine. */
  engineMs: number
}

const attempts = channel('vitrine.attempts')

/** Tells whoever counts attempts of one; costs nothing where nobody does. */
export function publishAttempt(attempt: Attempt): void {
  attempts.publish(attempt)
}

/** Has each attempt of this process counted. @returns ends it */
export function onAttempt(listener: (attempt: Attempt) => void): () => void {
  const heard = (message: unknown) => listener(message as Attempt)
  attempts.subscribe(heard)
  return () => void attempts.unsubscribe(heard)
}
