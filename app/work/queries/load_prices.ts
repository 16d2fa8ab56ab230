import { MAX_EDITED_PICTURES, MAX_PICTURES_PER_REQUEST } from '#config/generations'
import { takesOwnKey } from '#app/engines/own_key/takes_own_key'
import { enginesFor } from '../kinds/engines_for.js'
import { PAID_KINDS, type PaidKind, priceOf } from '../pricing/price.js'
import { type PriceData, type Prices, priceData } from '../transformers/price_data.js'
import { type ExpectedSeconds, expectedSeconds } from './expected_seconds.js'

/** Most pieces of one order; one, if missing. */
const MOST: Partial<Record<PaidKind, number>> = {
  generate: MAX_PICTURES_PER_REQUEST,
  background: MAX_PICTURES_PER_REQUEST,
  edit: MAX_EDITED_PICTURES,
}

/** Of those with a key of their own and of the others, as long as pieces are expected to take as much: every page shows them. */
const kept = new WeakMap<ExpectedSeconds, Map<boolean, Prices>>()

/**
 * What work takes, for as many pieces as one order may have, so that screens can say it at once.
 * @param usesOwnKey whether who asks has a key of their own
 */
export async function loadPrices(usesOwnKey: boolean): Promise<Prices> {
  const expected = await expectedSeconds()
  const known = kept.get(expected) ?? new Map<boolean, Prices>()
  kept.set(expected, known)
  const prices = known.get(usesOwnKey) ?? pricesOf(expected, usesOwnKey)
  known.set(usesOwnKey, prices)
  return prices
}

function pricesOf(expected: ExpectedSeconds, usesOwnKey: boolean): Prices {
  const paidBy = (kind: PaidKind) => ({
    kind,
    hasOwnKey: usesOwnKey && takesOwnKey(enginesFor(kind)),
  })
  const each = PAID_KINDS.map((kind) => [
    kind,
    Array.from({ length: MOST[kind] ?? 1 }, (_, index) =>
      priceData(priceOf({ ...paidBy(kind), pieces: index + 1 }, expected))
    ),
  ])
  const sounding = priceOf({ ...paidBy('video'), hasSound: true }, expected)
  const prices = Object.fromEntries(each) as Record<PaidKind, PriceData[]>
  return { ...prices, video_with_sound: [priceData(sounding)] }
}
