import type { RefusedChange } from '../contract/failures.js'
import { JobError } from '../contract/job_error.js'

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
): JobError {
  return new JobError('change_refused', { change, part, clause })
}
