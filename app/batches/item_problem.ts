import { type KeptError, sayError } from '#app/core/errors/define_error'
import type { Failure } from '#app/engines/failures/failures'
import { sayFailure } from '#app/engines/failures/say_failure'

/** Why an item was not made, as it is kept: its work failed, or was refused before it began. */
export type ItemProblem = Failure | { refusal: KeptError }

/** In the language that is spoken now. */
export function sayProblem(problem: ItemProblem): string {
  return 'refusal' in problem ? sayError(problem.refusal) : sayFailure(problem)
}
