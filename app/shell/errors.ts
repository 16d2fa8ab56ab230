import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'

export const invalidSignature = defineError(
  403,
  'invalid_signature',
  () => REPLY_MESSAGES.signature
)
export const aborted = defineError(400, 'aborted', () => REPLY_MESSAGES[400])
