import { EngineError } from '../../engine_error.js'
import type { Failure } from './protocol.js'

/** Any thrown value in plain data. What is no EngineError is a fault of the engine: the call may be tried again. */
export function toFailure(error: unknown): Failure {
  if (error instanceof EngineError) {
    return { failed: error.failure, detail: describe(error.cause) }
  }
  return { failed: { code: 'engine_failed', params: {} }, detail: describe(error) }
}

/** The EngineError that a {@link Failure} stands for. */
export function fromFailure({ failed, detail }: Failure): EngineError {
  return EngineError.of(failed, { cause: detail })
}

function describe(cause: unknown): string | undefined {
  if (cause === undefined) return undefined
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
