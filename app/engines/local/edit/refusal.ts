import { EngineError } from '../../engine_error.js'
import { TOPICS } from './operations.js'

/** What a rule throws for a clause that cannot be honoured. */
export class Refusal extends Error {
  /** @param reason what to say after 'The built-in engine cannot' */
  constructor(readonly reason: string) {
    super(reason)
  }
}

/**
 * The refusal as it leaves the engine: what cannot be done, and what can.
 *
 * @param clause words of the merchant that ask for it
 */
export function refused(reason: string, clause: string): EngineError {
  const last = TOPICS.at(-1)
  const list = `${TOPICS.slice(0, -1).join(', ')} and ${last}`
  return new EngineError(
    'unsupported',
    `The built-in engine cannot ${reason} (“${clause}”). It can change ${list}.`
  )
}
