import { COUNTED_STEP_MESSAGES, STEP_PLACE, STEP_MESSAGES } from '../messages/en/steps.js'
import type { ProgressStep } from './steps.js'

/** What is being done, in the language that is spoken now. */
export function stepMessage(step: ProgressStep): string {
  const said =
    'of' in step ? COUNTED_STEP_MESSAGES[step.code](step.at, step.of) : STEP_MESSAGES[step.code]
  return step.place === undefined ? said : STEP_PLACE.place(said, step.place)
}
