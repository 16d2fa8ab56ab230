import { plural } from '#app/i18n/plural'
import type { CreditKind } from '#config/credits'

/** What calls that credits or a subscription are missing for say. */
export const CREDIT_ERRORS = {
  notEnoughCredits: (kind: CreditKind, needed: number, available: number) =>
    `You need ${needed} ${kind} ${plural(needed, { one: 'credit', other: 'credits' })} for this and have ` +
    `${available === 0 ? 'none' : available} left.`,
  ownProducts:
    'Making pictures of your own products needs a subscription. The sample products are free to try.',
}
