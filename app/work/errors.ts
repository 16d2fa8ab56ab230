import { defineError } from '#app/core/errors/define_error'
import {
  categoryOf,
  FAILURE_CATEGORIES,
  type Failure,
  type FailureCategory,
} from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import { GENERATION_ERRORS } from './messages/en/common.js'

export const settled = defineError(409, 'settled', () => GENERATION_ERRORS.settled)
export const queueFull = defineError(429, 'queue_full', ({ minutes }: { minutes: number }) =>
  GENERATION_ERRORS.queueFull(minutes)
)
export const workLimit = defineError(429, 'account_limit.work', ({ most }: { most: number }) =>
  GENERATION_ERRORS.workLimit(most)
)
export const creditsLimit = defineError(
  429,
  'account_limit.credits',
  ({ most }: { most: number }) => GENERATION_ERRORS.creditsLimit(most)
)
export const keyReused = defineError(
  409,
  'idempotency_key_reused',
  () => 'This Idempotency-Key was already used for a different request.'
)
export const keyTooLong = defineError(
  422,
  'invalid_idempotency_key',
  ({ most }: { most: number }) => `The Idempotency-Key must not be longer than ${most} characters.`
)

/** HTTP status of each kind of failure. */
const STATUS: Record<FailureCategory, number> = {
  rejected_content: 422,
  invalid_input: 422,
  product_unclear: 422,
  unsupported: 422,
  cancelled: 409,
  busy: 503,
  provider_down: 503,
  timeout: 504,
  internal: 500,
}

const workFailed = Object.fromEntries(
  FAILURE_CATEGORIES.map((category) => [
    category,
    defineError(STATUS[category], `${category}.work`, ({ failure }: { failure: Failure }) =>
      failureMessage(failure)
    ),
  ])
)

/** What a caller who waited for work is told of its failure. */
export function failedWork(failure: Failure, generationId: string) {
  return workFailed[categoryOf(failure)]!(
    { failure },
    { details: { generation_id: generationId, reason: failure.code, params: failure.params } }
  )
}
