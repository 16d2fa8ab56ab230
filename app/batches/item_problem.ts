import { type KeptError, errorMessage } from '#app/core/errors/define_error'
import type { Failure } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'

/** Why an item was not made, as it is kept: its work failed, or was refused before it began. */
export type ItemProblem = Failure | { refusal: KeptError }

/** In the language that is spoken now. */
export function itemProblemMessage(problem: ItemProblem): string {
  return 'refusal' in problem ? errorMessage(problem.refusal) : failureMessage(problem)
}
