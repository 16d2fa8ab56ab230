import type { AppError } from '#app/core/errors/app_error'
import { defineError } from '#app/core/errors/define_error'
import type { CreditKind } from '#config/credits'
import { CREDIT_ERRORS } from './messages/en/common.js'

/** What is missing, as programs are told it. */
interface Missing {
  needed: number
  available: number
  kind: CreditKind
}

const creditsMissing = defineError(
  402,
  'not_enough_credits',
  ({ kind, needed, available }: Missing) => CREDIT_ERRORS.notEnoughCredits(kind, needed, available)
)

/** What is said, and told to programs, of credits that are missing. */
export function notEnoughCredits(kind: CreditKind, needed: number, available: number): AppError {
  const missing = { needed, available, kind }
  return creditsMissing(missing, { details: missing })
}

export const subscriptionRequired = defineError(
  403,
  'subscription_required',
  () => CREDIT_ERRORS.ownProducts
)
