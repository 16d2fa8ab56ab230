/** Characters of the words of a reel, for pages and calls alike. */
export const REEL_WORDS = { name: 120, price: 40, callToAction: 80, address: 120 } as const

export const DEFAULT_SECONDS = 12

/** Sounds that are remembered for a merchant; the oldest goes when another one comes. */
export const SOUNDS_KEPT = 10
