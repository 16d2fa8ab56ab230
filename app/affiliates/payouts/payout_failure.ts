import { FAILURE_MESSAGES } from '../messages/en/payout_failures.js'

/** Why a payout failed, as it is kept. */
export type PayoutFailure = keyof typeof FAILURE_MESSAGES

/** Of PayPal's words for what has failed. */
const BY_WORD: Record<string, PayoutFailure> = {
  FAILED: 'failed',
  BLOCKED: 'blocked',
  RETURNED: 'returned',
  REFUNDED: 'refunded',
  REVERSED: 'reversed',
}

/** @param word PayPal's, such as `BLOCKED` */
export function failureOfWord(word: string): PayoutFailure {
  return BY_WORD[word] ?? 'not_carried_out'
}

/** A sentence for the affiliate, in the language that is spoken now. */
export function payoutFailureMessage(failure: PayoutFailure): string {
  return FAILURE_MESSAGES[failure]
}
