import type { CreditKind } from '#config/credits'

/** What calls that credits or a subscription are missing for say. */
export const CREDIT_ERRORS = {
  notEnoughCredits: (kind: CreditKind, needed: number, available: number) =>
    `You need ${needed} ${kind} ${needed === 1 ? 'credit' : 'credits'} for this and have ` +
    `${available === 0 ? 'none' : available} left.`,
  ownProducts:
    'Making pictures of your own products needs a subscription. The sample products are free to try.',
}
