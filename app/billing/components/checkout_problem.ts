import { ApiError } from '#app/ui/client/api_error'
import { CLIENT_MESSAGES } from '#app/ui/messages/en/client'

/** What is said where a payment page could not be opened. */
export interface CheckoutProblem {
  /** One for all failures. */
  sentence: string
  /** Why the server refused; null for what went wrong without a reason that helps. */
  reason: string | null
}

/** Of whatever the call for a payment page has thrown. */
export function problemOf(error: unknown): CheckoutProblem {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return { sentence: CLIENT_MESSAGES.failed, reason: isRefusal ? error.message : null }
}

/**
 * The payment page's address out of the server's answer.
 * @throws Error without one: the browser would be led to a page that is not there
 */
export function addressOf(answer: unknown): string {
  const url = (answer as { url?: unknown } | null)?.url
  if (typeof url !== 'string' || url === '') throw new Error(CLIENT_MESSAGES.invalidAnswer)
  return url
}
