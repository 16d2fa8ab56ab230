import { defineError } from '#app/core/errors/define_error'
import { plural } from '#app/i18n/plural'
import type { Ability } from './tokens/abilities.js'

/* The public API speaks to programs, in English. */

const inSeconds = (seconds: number) =>
  `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}`

export const unauthenticated = defineError(401, 'unauthenticated', () => 'Unauthenticated.')
/** What is said of a token that nobody has. */
export const wrongToken = defineError(
  401,
  'unauthenticated.wrong_token',
  () => 'The token is wrong, or it was revoked.'
)
export const tokenExpired = defineError(
  401,
  'token_expired',
  () => 'This token has expired. Make a new one.'
)
export const notJson = defineError(
  415,
  'unsupported_media_type',
  () => 'Send the body as JSON, with the header Content-Type: application/json.'
)
export const missingAbility = defineError(
  403,
  'missing_ability',
  ({ abilities }: { abilities: readonly Ability[] }) =>
    `This token lacks the permission ${abilities.join(' or ')}. Give it the permission, or use another token.`
)
export const tooManyWrongTokens = defineError(
  429,
  'too_many_wrong_tokens',
  ({ seconds }: { seconds: number }) =>
    `Too many wrong tokens came from your address. Try again in ${inSeconds(seconds)}.`
)
export const tooManyCalls = defineError(
  429,
  'too_many_requests',
  ({ most, seconds }: { most: number; seconds: number }) =>
    `Too many calls: at most ${most} a minute. Try again in ${inSeconds(seconds)}.`
)
