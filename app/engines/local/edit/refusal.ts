import { EngineError } from '../../engine_error.js'
import type { RefusedChange } from '../../failures/failures.js'

/** What a rule throws for a clause that cannot be honoured. */
export class Refusal extends Error {
  /** @param part of the picture that alone should change, where that is what cannot be done */
  constructor(
    readonly change: RefusedChange,
    readonly part?: string
  ) {
    super(change)
  }
}

/**
 * The refusal as it leaves the engine.
 *
 * @param clause words of the merchant that ask for it
 */
export function refused(
  { change, part }: Pick<Refusal, 'change' | 'part'>,
  clause: string
): EngineError {
  return new EngineError('change_refused', { change, part, clause })
}
