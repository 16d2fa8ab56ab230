import { ApiError, reasonOf } from '~/ui/client/api_error'
import { PRODUCT_MESSAGES } from '../messages/en/screens'

/** Why photos were not identified, or why a training was not started. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) {
    return firstOf(error.errors) ?? reasonOf(error, PRODUCT_MESSAGES.errors.training)
  }
  return error instanceof Error ? error.message : PRODUCT_MESSAGES.errors.training
}

function firstOf(errors: Record<string, string[]>): string | undefined {
  return Object.values(errors)[0]?.[0]
}
