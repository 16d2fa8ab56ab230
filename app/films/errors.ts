import { defineError } from '#app/core/errors/define_error'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'

export const tooShort = defineError(422, 'too_short', ({ seconds }: { seconds: number }) =>
  GENERATION_ERRORS.tooShort(seconds)
)
export const noSound = defineError(422, 'unsupported.sound', () => GENERATION_ERRORS.noSound)
