import { defineError } from '#app/core/errors/define_error'

/** Said to PayPal, which sends the message again. */
export const notVerified = defineError(
  503,
  'not_verified',
  () => 'Something went wrong. Please try again.'
)
