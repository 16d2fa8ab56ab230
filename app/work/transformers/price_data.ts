import type { CreditKind } from '#config/credits'
import type { PaidKind, Price } from '../pricing/price.js'

/** What work takes, spelled as on the wire. What it costs the operator is not told. */
export type PriceData = {
  credits: number
  kind: CreditKind | null
  expected_seconds: number | null
}

export function priceData({ credits, kind, expectedSeconds }: Price): PriceData {
  const seconds = expectedSeconds && Math.round(expectedSeconds * 10) / 10
  return { credits, kind, expected_seconds: seconds }
}

/** What work takes that is paid for: by how many pieces it is of, from one. */
export type Prices = Record<PaidKind | 'video_with_sound', PriceData[]>

/** What a call that is only tried is answered. */
export type DryRunData = { dry_run: true } & PriceData

export function dryRunData(price: Price): DryRunData {
  return { dry_run: true, ...priceData(price) }
}
