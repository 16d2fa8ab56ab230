import type { CreditKind } from '#config/credits'

/** What calls that credits or a subscription are missing for say. */
export const BILLING_ERRORS = {
  notEnoughCredits: (kind: CreditKind, needed: number, available: number) =>
    `You need ${needed} ${kind} ${needed === 1 ? 'credit' : 'credits'} for this and have ` +
    `${available === 0 ? 'none' : available} left.`,
  subscribed: 'You are subscribed already.',
  startsSoon: 'Your payment has arrived and your subscription starts in a moment.',
  customerGone:
    'Your payment details are no longer with the payment provider. Subscribe to enter them anew.',
  noInvoice: 'The payment provider has no invoice for this payment.',
  packsForSubscribers: 'Credit packs are for subscribers: subscribe first, then top up.',
  ownProducts:
    'Making pictures of your own products needs a subscription. The sample products are free to try.',
}
