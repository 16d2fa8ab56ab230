import { AMAZON } from './amazon.js'
import { EBAY } from './ebay.js'
import { ETSY } from './etsy.js'
import { GOOGLE } from './google.js'
import { INSTAGRAM } from './instagram.js'
import type { Market, Target } from './rules.js'
import { SHOPIFY } from './shopify.js'
import { TIKTOK } from './tiktok.js'

/** Markets in the order in which screens list them. */
export const MARKETS: readonly Market[] = [AMAZON, SHOPIFY, EBAY, ETSY, GOOGLE, INSTAGRAM, TIKTOK]

/** Every slot there is. */
export const TARGETS: readonly Target[] = MARKETS.flatMap((market) =>
  market.slots.map((slot) => ({ market, slot }))
)

/** The slot that a name such as `amazon.main` means, or null. */
export function findTarget(name: string): Target | null {
  return TARGETS.find((target) => targetName(target) === name) ?? null
}

export function targetName({ market, slot }: Target): string {
  return `${market.key}.${slot.key}`
}
