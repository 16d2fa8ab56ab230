import { COUNTED_STEP_TEXTS, STEP_PLACE, STEP_TEXTS } from '../messages/en/steps.js'
import type { ProgressStep } from './steps.js'

/** What is being done, in the language that is spoken now. */
export function sayStep(step: ProgressStep): string {
  const said =
    'of' in step ? COUNTED_STEP_TEXTS[step.code](step.at, step.of) : STEP_TEXTS[step.code]
  return step.place === undefined ? said : STEP_PLACE.place(said, step.place)
}
