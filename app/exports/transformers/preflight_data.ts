import type { Preflight, SlotStatus } from '../preflight/preflight.js'
import { MARKETS, targetName } from '../rules/markets.js'
import type { Target } from '../rules/rules.js'

/** A rule that a picture does not keep. */
export type CheckData = {
  rule: string
  status: 'mend' | 'fail' | 'note'
  text: string
  remedy: string
}

/** How a picture stands with a slot of a market. */
export type SlotPreflightData = {
  /** As downloads name it: `amazon.main`. */
  target: string
  status: SlotStatus
  checks: CheckData[]
}

export type PicturePreflightData = { image_id: number; slots: SlotPreflightData[] }

export type MarketData = {
  key: string
  name: string
  /** Of the rules, with the day on which their sources were read. */
  version: number
  looked_up: string
  sources: { title: string; url: string }[]
  slots: { target: string; name: string }[]
}

/** Answer of `POST /api/exports/preflight`. */
export type PreflightData = { markets: MarketData[]; images: PicturePreflightData[] }

export function marketsData(): MarketData[] {
  return MARKETS.map((market) => ({
    key: market.key,
    name: market.name,
    version: market.version,
    looked_up: market.lookedUp,
    sources: [...market.sources],
    slots: market.slots.map((slot) => ({ target: targetName({ market, slot }), name: slot.name })),
  }))
}

export function slotPreflightData(
  target: Target,
  { status, checks }: Preflight
): SlotPreflightData {
  return { target: targetName(target), status, checks }
}
