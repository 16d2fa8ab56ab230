import type { CreditKind } from '#config/credits'
import type { Price } from '../pricing/price.js'

/** What work takes, spelled as on the wire. What it costs the operator is not told. */
export type PriceData = {
  credits: number
  kind: CreditKind | null
  expected_seconds: number | null
}

export function priceData({ credits, kind, expectedSeconds }: Price): PriceData {
  return { credits, kind, expected_seconds: expectedSeconds }
}

/** What a call that is only tried is answered. */
export type DryRunData = { dry_run: true } & PriceData

export function dryRunData(price: Price): DryRunData {
  return { dry_run: true, ...priceData(price) }
}
