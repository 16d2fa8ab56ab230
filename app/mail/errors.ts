import { defineError } from '#app/core/errors/define_error'
import { MAILBOX_MESSAGES } from './messages/en/common.js'

export const mailboxNeedsKey = defineError(
  403,
  'mailbox_needs_key',
  () => MAILBOX_MESSAGES.needsKey
)
