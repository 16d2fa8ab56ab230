import { REPLY_MESSAGES } from '../messages/en/replies.js'
import { defineError } from './define_error.js'

/** What one may not see does not exist. */
export const notFound = defineError(404, 'not_found', () => REPLY_MESSAGES[404])
export const tooLarge = defineError(413, 'too_large', () => REPLY_MESSAGES[413])
/** What is asked for does not fit who asks. */
export const unauthorized = defineError(403, 'unauthorized', () => REPLY_MESSAGES[403])
/** A message that does not come from who it says. */
export const badSignature = defineError(
  400,
  'bad_signature',
  () => 'The signature of this message is not valid.'
)
