import type { RefusalCode } from '../tasks.js'

/** A picture that is refused; its sender's sentence is found by the code. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    cause?: unknown
  ) {
    super(code, { cause })
  }
}
