import { tracing } from '#config/tracing'

/**
 * Begins to send traces where the settings say where to; else nothing is loaded.
 * @returns sends what is left, and ends it
 */
export async function startTracing(role: 'web' | 'worker'): Promise<() => Promise<void>> {
  if (tracing === null) return async () => {}
  return (await import('./start_spans.js')).startSpans(tracing, role)
}
