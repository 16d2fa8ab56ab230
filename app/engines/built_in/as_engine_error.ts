import { JobError } from '#engine/facts'
import { EngineError } from '../engine_error.js'

/** The port's error of one of the built-in engine's. Fails type checking where the port lacks a failure of the engine. */
export function asEngineError(error: JobError): EngineError
/** Anything else as it is. */
export function asEngineError(error: unknown): unknown
export function asEngineError(error: unknown): unknown {
  return error instanceof JobError ? EngineError.of(error.failure, { cause: error.cause }) : error
}
