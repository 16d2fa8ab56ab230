import type { COUNTED_STEP_MESSAGES, STEP_MESSAGES } from '../messages/en/steps.js'

/** Something that an engine does. */
export type StepCode = keyof typeof STEP_MESSAGES

/** Something that an engine does to one of several things. */
export type CountedStepCode = keyof typeof COUNTED_STEP_MESSAGES

/** What is being done, as it is told and stored: which of how many from 1, and its place in a provider's queue. */
export type ProgressStep =
  | { code: StepCode; place?: number }
  | { code: CountedStepCode; at: number; of: number; place?: number }
