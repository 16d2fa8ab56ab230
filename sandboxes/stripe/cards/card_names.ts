/**
 * What somebody may pay with: test cards, and a bank account whose money takes days to arrive. `fails_later` is taken by
 * the portal, but every charge of it is refused.
 */
export const CARD_NAMES = [
  'succeeds',
  'declined',
  'insufficient_funds',
  'needs_confirmation',
  'fails_later',
  'bank_account',
] as const

export type CardName = (typeof CARD_NAMES)[number]
