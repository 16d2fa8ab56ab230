import { defineError } from '#app/core/errors/define_error'
import { STUDIO_ERRORS } from '#app/work/messages/en/common'

export const tooShort = defineError(422, 'too_short', ({ seconds }: { seconds: number }) =>
  STUDIO_ERRORS.tooShort(seconds)
)
