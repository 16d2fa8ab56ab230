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

/** By the kinds of work that a key of one's own pays for, as long as pieces are expected to take as much: every page shows them. */
const kept = new WeakMap<ExpectedSeconds, Map<string, Prices>>()

/**
 * What work takes, for as many pieces as one order may have, so that screens can say it at once.
 * @param usesOwnKey whether who asks has a key of their own
 */
export async function loadPrices(usesOwnKey: boolean): Promise<Prices> {
  const expected = await expectedSeconds()
  const own = usesOwnKey ? PAID_KINDS.filter((kind) => takesOwnKey(enginesFor(kind))) : []
  const known = kept.get(expected) ?? new Map<string, Prices>()
  kept.set(expected, known)
  const prices = known.get(own.join()) ?? pricesOf(expected, own)
  known.set(own.join(), prices)
  return prices
}

function pricesOf(expected: ExpectedSeconds, own: readonly PaidKind[]): Prices {
  const paidBy = (kind: PaidKind) => ({ kind, hasOwnKey: own.includes(kind) })
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
