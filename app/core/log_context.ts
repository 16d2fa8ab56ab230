import { AsyncLocalStorage } from 'node:async_hooks'
import { traceIds } from './tracing/spans.js'

/** What each line of the log says that is written on the way: which request, whose, about which work. Numbers and ids, no names. */
export interface LogContext {
  request_id?: string
  userId?: number
  generationId?: string
  /** Where traces are sent. */
  trace_id?: string
  span_id?: string
}

const current = new AsyncLocalStorage<LogContext>()

/** Does something while all that is logged says these too. */
export function withLogContext<Result>(context: LogContext, act: () => Result): Result {
  return current.run({ ...current.getStore(), ...context }, act)
}

/** Adds what has become known on the way. */
export function addLogContext(context: LogContext): void {
  const store = current.getStore()
  if (store) Object.assign(store, context)
}

/**
 * What a line says beside its own words; a line that says one of them itself wins.
 * @param bindings what the logger says anyway
 */
export function logContext(bindings: Record<string, unknown> = {}): LogContext {
  const { request_id: requestId, ...known } = current.getStore() ?? {}
  const context = { ...known, ...traceIds() }
  return requestId === undefined || 'request_id' in bindings
    ? context
    : { request_id: requestId, ...context }
}
