import { MARKETS, targetName } from '#app/exports/rules/markets'

/** A market whose form the pictures of a batch can be brought into. */
export type MarketChoice = {
  key: string
  name: string
  slots: { target: string; name: string }[]
}

export function marketChoices(): MarketChoice[] {
  return MARKETS.map((market) => ({
    key: market.key,
    name: market.name,
    slots: market.slots.map((slot) => ({ target: targetName({ market, slot }), name: slot.name })),
  }))
}
