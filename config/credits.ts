export type CreditKind = 'image' | 'video' | 'model'

/** Given once to every new account; never expires. */
export const WELCOME_GRANT: Partial<Record<CreditKind, number>> = { image: 5, model: 1 }

/** What the work costs: credits of a kind for each piece. */
export const COSTS = {
  picture: { kind: 'image', amount: 1 },
  video: { kind: 'video', amount: 1 },
  videoWithSound: { kind: 'video', amount: 2 },
  training: { kind: 'model', amount: 1 },
} as const satisfies Record<string, { kind: CreditKind; amount: number }>

/** A refund whose grant has expired in the meantime can be spent for this long. */
export const REFUND_GRACE_DAYS = 7
