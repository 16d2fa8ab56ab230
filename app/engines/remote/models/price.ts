/** How much is asked for of a model, as far as its job knows it. */
export interface Amount {
  pictures?: number
  /** Pixels of each picture that comes out. */
  width?: number
  height?: number
  /** Of film. */
  seconds?: number
  /** Of training. */
  steps?: number
}

/** What a model is billed by. Those that count tokens say dollars: their unit is one. */
export type Unit = 'picture' | 'megapixel' | 'second' | 'step' | 'computing second' | 'dollar'

export interface Price {
  /** US cents of one unit. */
  cents: number
  per: Unit
  /** Units that are paid for in any case. */
  least?: number
  /** Units that an order takes, where they follow from nothing else: what is usual. */
  usual?: (amount: Amount) => number
}

/** Share of the estimate beyond which what is told as dollars cannot be dollars. */
const MOST_TIMES = 20

/** Units that an order will be billed for, as far as that is known before. */
export function unitsOf({ per, least = 0, usual }: Price, amount: Amount): number {
  const { pictures = 1, width = 0, height = 0, seconds = 0, steps = 0 } = amount
  if (usual) return usual(amount)
  const units = {
    'picture': pictures,
    'megapixel': (pictures * width * height) / 1e6,
    'second': seconds,
    'step': steps,
    'computing second': 0,
    'dollar': 0,
  }[per]
  return Math.max(least, units)
}

/**
 * US cents of the units that a provider says it has billed. Where tokens are counted these are dollars; a provider that told tokens
 * or pictures in their place would use up budgets at once, so that what is far from the estimate is not believed.
 */
export function centsOf({ cents, per }: Price, units: number, estimatedUnits: number): number {
  const isBelieved = per !== 'dollar' || units <= estimatedUnits * MOST_TIMES
  return cents * (isBelieved ? units : estimatedUnits)
}

/** The price of a model that counts tokens. @param cents of one picture or question as they are asked for here */
export function byTokens(cents: number): Price {
  return { cents: 100, per: 'dollar', usual: ({ pictures = 1 }) => (cents / 100) * pictures }
}
