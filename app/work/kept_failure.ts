import type { Failure } from '#app/engines/failures/failures'

/** How a row of `generations` keeps why it came to nothing. */
export interface KeptFailure {
  errorCode: string | null
  errorParams: unknown
}

/** Why work came to nothing; null where it did not. */
export function keptFailure({ errorCode, errorParams }: KeptFailure): Failure | null {
  return errorCode === null ? null : ({ code: errorCode, params: errorParams } as Failure)
}
