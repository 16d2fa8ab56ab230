import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'
import { EMAIL_CHANGE_BANNERS } from './messages/en/email_change.js'
import { ACCOUNT_ERRORS } from './messages/en/errors.js'
import { TWO_FACTOR_ERRORS } from './messages/en/two_factor.js'

/** By what became of a change of one's e-mail address. */
export const emailChangeRefused = {
  taken: defineError(409, 'email_change_taken', () => EMAIL_CHANGE_BANNERS.taken),
  gone: defineError(409, 'email_change_gone', () => EMAIL_CHANGE_BANNERS.gone),
}
/** By what became of undoing it. */
export const undoingRefused = {
  taken: defineError(409, 'email_change_taken.old', () => EMAIL_CHANGE_BANNERS.oldTaken),
  over: defineError(409, 'email_change_over', () => EMAIL_CHANGE_BANNERS.gone),
}
export const storageLimit = defineError(
  422,
  'account_limit.storage',
  ({ most }: { most: number }) => ACCOUNT_ERRORS.storageLimit(most)
)
export const twoFactorNotEnabled = defineError(
  404,
  'two_factor_not_enabled',
  () => TWO_FACTOR_ERRORS.notEnabled
)
export const emailNotVerified = defineError(
  403,
  'email_not_verified',
  () => REPLY_MESSAGES.unverified
)
/** Whoever reads it has proven that the account is theirs. */
export const accountSuspended = defineError(
  403,
  'account_suspended',
  () => ACCOUNT_ERRORS.suspended
)
export const onlyLooking = defineError(403, 'only_looking', () => ACCOUNT_ERRORS.onlyLooking)
export const tooManyMails = defineError(429, 'too_many_mails', () => REPLY_MESSAGES[429])
export const tooManyCodes = defineError(429, 'too_many_codes', () => REPLY_MESSAGES[429])
export const tooManyLogins = defineError(
  429,
  'too_many_login_attempts',
  ({ seconds }: { seconds: number }) => ACCOUNT_ERRORS.tooManyLogins(seconds)
)
export const tooManyStreams = defineError(503, 'too_many_streams', () => REPLY_MESSAGES[503])
