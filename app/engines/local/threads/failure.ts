import { EngineError } from '../../engine_error.js'
import type { Failure } from './protocol.js'

/** Any thrown value in plain data. What is no EngineError is a fault of the engine: the call may be tried again. */
export function toFailure(error: unknown): Failure {
  if (error instanceof EngineError) {
    return { failed: error.code, message: error.message, detail: describe(error.cause) }
  }
  return {
    failed: 'provider_down',
    message: 'The picture engine failed while working on this.',
    detail: describe(error),
  }
}

/** The EngineError that a {@link Failure} stands for. */
export function fromFailure(failure: Failure): EngineError {
  return new EngineError(failure.failed, failure.message, { cause: failure.detail })
}

function describe(cause: unknown): string | undefined {
  if (cause === undefined) return undefined
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
