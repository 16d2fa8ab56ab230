import { EngineError } from '#app/engines/engine_error'
import type { FailureCategory } from '#app/engines/failures/failures'

/* What an engine says, in words of the test's own. */

export const failed = (category: FailureCategory, sentence: string) =>
  new EngineError('other', { category, sentence })

export const warned = (sentence: string) => ({ code: 'other', sentence }) as const

/** What an engine says to what it cannot do. */
export async function unsupported(): Promise<never> {
  throw failed('unsupported', 'This engine cannot do this.')
}

/** Never ends by itself. */
export function untilStopped(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(failed('busy', 'Stopped.'))
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  return promise
}
