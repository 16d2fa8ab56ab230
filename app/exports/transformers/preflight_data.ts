import { elementOf } from '#app/core/elements'
import type { Judged } from '../judge.js'
import { MARKETS, targetName, TARGETS } from '../rules/markets.js'
import { EXPORT_ERRORS } from '../messages/en/common.js'

/** A rule that a picture does not keep. */
export type CheckData = {
  rule: string
  status: 'mend' | 'fail' | 'note'
  text: string
  remedy: string
  /** The shape that the AI editor can give the picture, such as `9:16`, where that is what fails. */
  shape?: string
}

/** How a picture stands with a slot of a market. */
export type SlotPreflightData = {
  /** As downloads name it: `amazon.main`. */
  target: string
  status: Judged['status']
  checks: CheckData[]
}

export type PicturePreflightData = {
  image_id: number
  slots: SlotPreflightData[]
  /** A sentence with the picture's name where its file cannot be read, else null. */
  problem: string | null
}

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

/** How a measured picture stands with every slot, in the order of all of them. */
export function picturePreflightData(id: number, judged: readonly Judged[]): PicturePreflightData {
  const slots = judged.map(({ status, checks }, place) => {
    return { target: targetName(elementOf(TARGETS, place)), status, checks }
  })
  return { image_id: id, slots, problem: null }
}

/** The same of a picture that cannot be measured: it fits nowhere. */
export function lostPictureData(id: number, name: string, reason: string): PicturePreflightData {
  const problem = EXPORT_ERRORS.notExported(name, reason)
  const check: CheckData = {
    rule: 'file',
    status: 'fail',
    text: EXPORT_ERRORS.noFile,
    remedy: problem,
  }
  const slots = TARGETS.map((target): SlotPreflightData => {
    return { target: targetName(target), status: 'fails', checks: [check] }
  })
  return { image_id: id, slots, problem }
}
