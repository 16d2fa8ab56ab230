import { JobError } from '../contract/job_error.js'
import type { Failure } from './protocol.js'

/** Any thrown value in plain data. What is no JobError is a fault of the engine: the call may be tried again. */
export function toFailure(error: unknown): Failure {
  if (error instanceof JobError) {
    return { failed: error.failure, detail: describe(error.cause) }
  }
  return { failed: { code: 'engine_failed', params: {} }, detail: describe(error) }
}

/** The JobError that a {@link Failure} stands for. */
export function fromFailure({ failed, detail }: Failure): JobError {
  return JobError.of(failed, { cause: detail === undefined ? undefined : thrownThere(detail) })
}

/** What was thrown in another thread, by its stack: of causes the log tells those that are errors alone. */
function thrownThere(stack: string): Error {
  return Object.assign(new Error(stack.split('\n', 1)[0]), { stack })
}

function describe(cause: unknown): string | undefined {
  if (cause === undefined) return undefined
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
