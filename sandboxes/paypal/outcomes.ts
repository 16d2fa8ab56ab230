import { firstOf } from '#app/core/elements'
/** What happens to a payout, as PayPal's words in the order in which they are said. */
const OUTCOMES: Record<string, string[]> = {
  fail: ['FAILED'],
  blocked: ['BLOCKED'],
  unclaimed: ['UNCLAIMED'],
  returned: ['UNCLAIMED', 'RETURNED'],
  refunded: ['SUCCESS', 'REFUNDED'],
  held: ['ONHOLD'],
}

/** Names of the messages that tell of each. */
export const MESSAGE_TYPES: Record<string, string> = {
  SUCCESS: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
  FAILED: 'PAYMENT.PAYOUTS-ITEM.FAILED',
  BLOCKED: 'PAYMENT.PAYOUTS-ITEM.BLOCKED',
  UNCLAIMED: 'PAYMENT.PAYOUTS-ITEM.UNCLAIMED',
  RETURNED: 'PAYMENT.PAYOUTS-ITEM.RETURNED',
  REFUNDED: 'PAYMENT.PAYOUTS-ITEM.REFUNDED',
  ONHOLD: 'PAYMENT.PAYOUTS-ITEM.HELD',
}

/**
 * What happens to a payout, by the words before the @ of its recipient, parted by +: `fail+ada@example.test` fails. Without one of
 * these words it succeeds.
 */
export function outcomeOf(receiver: string): string[] {
  const word = wordsOf(receiver).find((it) => Object.hasOwn(OUTCOMES, it))
  return (word && OUTCOMES[word]) || ['SUCCESS']
}

/** Whether the messages about it get lost, so that the outcome has to be asked for: `silent+fail+ada@example.test`. */
export function isSilent(receiver: string): boolean {
  return wordsOf(receiver).includes('silent')
}

function wordsOf(receiver: string): string[] {
  return firstOf(receiver.split('@')).toLowerCase().split('+')
}
