/** The test cards that somebody may pay with. `fails_later` is taken by the portal, but every charge of it is refused. */
export const CARD_NAMES = [
  'succeeds',
  'declined',
  'insufficient_funds',
  'needs_confirmation',
  'fails_later',
] as const

export type CardName = (typeof CARD_NAMES)[number]
