import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'

export const invalidSignature = defineError(
  403,
  'invalid_signature',
  () => REPLY_MESSAGES.signature
)
export const aborted = defineError(400, 'aborted', () => REPLY_MESSAGES[400])
export const noDryRun = defineError(
  422,
  'no_dry_run',
  () => 'This call takes nothing that could be told before: leave dry_run out.'
)
