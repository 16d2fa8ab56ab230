import { estimateCents, type EstimatedAmount } from '#app/engines/known_models/estimate_cents'
import { COSTS, type CreditKind } from '#config/credits'
import type { EngineKind, GenerationKind } from '../generation_state.js'
import { JOBS } from '../kinds/engines_for.js'
import type { ExpectedSeconds } from '../queries/expected_seconds.js'

/** What an order takes. */
export interface Price {
  credits: number
  /** Of which kind; null for what never takes any. */
  kind: CreditKind | null
  /** Until it is done, without what waits before it; null where nobody can say. */
  expectedSeconds: number | null
  /** US cents that the provider is expected to bill the operator for it; none where the work is done here. */
  cents: number
}

/** What one piece of each kind of work takes; what is missing is free of charge. */
const COST_OF = {
  generate: COSTS.picture,
  background: COSTS.picture,
  edit: COSTS.picture,
  upscale: COSTS.picture,
  video: COSTS.video,
  reel: COSTS.video,
  train: COSTS.training,
} satisfies Partial<Record<GenerationKind, Cost>>

/** Kinds of work that take credits. */
export type PaidKind = keyof typeof COST_OF
export const PAID_KINDS = Object.keys(COST_OF) as PaidKind[]

export function isPaidKind(kind: unknown): kind is PaidKind {
  return typeof kind === 'string' && Object.hasOwn(COST_OF, kind)
}

/** Credits of one kind. */
export interface Cost {
  kind: CreditKind
  amount: number
}

/** The credits that so many pieces of a kind of work take, films with sound more; null where it is free of charge. */
export function costOf(
  kind: GenerationKind,
  pieces: number,
  { hasSound = false }: { hasSound?: boolean | undefined } = {}
): Cost | null {
  if (!isPaidKind(kind)) return null
  const cost = hasSound && kind === 'video' ? COSTS.videoWithSound : COST_OF[kind]
  return { kind: cost.kind, amount: cost.amount * pieces }
}

interface PricedWork {
  kind: GenerationKind
  /** Pictures, films or trainings. */
  pieces?: number
  /** How large they are, as far as it is known. */
  amount?: Omit<EstimatedAmount, 'hasSound'>
  /** How many are made at a time: of a batch as many as workers take, else one. */
  atOnce?: number
  /** Of films. */
  hasSound?: boolean | undefined
  /** Whether it takes no credits this time. */
  isFree?: boolean
  /** Whether the merchant pays the provider. */
  hasOwnKey?: boolean
}

/**
 * The one price of work: what is answered before it, shown beside buttons, and taken.
 * @param expected what pieces of work take here, by kind
 */
export function priceOf(order: PricedWork, expected: ExpectedSeconds): Price {
  const { kind, pieces = 1, atOnce = 1, hasOwnKey = false } = order
  const cost = costOf(kind, pieces, order)
  const isFree = order.isFree === true || hasOwnKey
  const price = { credits: cost && !isFree ? cost.amount : 0, kind: cost?.kind ?? null }
  if (!isEngineKind(kind)) return { ...price, expectedSeconds: null, cents: 0 }
  const seconds = expected[kind]
  const amount = { ...order.amount, pictures: pieces, hasSound: order.hasSound }
  return {
    ...price,
    expectedSeconds: seconds && (seconds * pieces) / atOnce,
    cents: hasOwnKey ? 0 : estimateCents(JOBS[kind], amount),
  }
}

function isEngineKind(kind: GenerationKind): kind is EngineKind {
  return Object.hasOwn(JOBS, kind)
}

/** Of what is there already, or is made at once and free of charge. */
export const NOTHING: Price = { credits: 0, kind: null, expectedSeconds: 0, cents: 0 }

/** What several orders take together; the kind is that of the last one that has any, since no call takes two. */
export function sumOfPrices(prices: readonly Price[]): Price {
  return prices.reduce(
    (sum, { credits, kind, expectedSeconds, cents }) => ({
      credits: sum.credits + credits,
      kind: kind ?? sum.kind,
      expectedSeconds: plus(sum.expectedSeconds, expectedSeconds),
      cents: sum.cents + cents,
    }),
    NOTHING
  )
}

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other
}
