import { defineError } from '#app/core/errors/define_error'
import { SELECTION_ERRORS } from './messages/en/common.js'

export const selectionFailed = defineError(422, 'selection_failed', () => SELECTION_ERRORS.failed)
export const selectionUnavailable = defineError(
  503,
  'selection_unavailable',
  () => SELECTION_ERRORS.unavailable
)
export const selectionSlow = defineError(504, 'selection_slow', () => SELECTION_ERRORS.slow)
