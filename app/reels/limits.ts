/** What a reel may have, for pages and calls alike. */
export const REEL_WORDS = { name: 120, price: 40, callToAction: 80, address: 120 } as const

/** Of a caption: as `REEL_LIMITS.longestCaption`. */
export const DEFAULT_SECONDS = 12

/** Sounds that are remembered for a merchant; the oldest goes when another one comes. */
export const SOUNDS_KEPT = 10

/** Of a merchant's own sound, in seconds. */
export const SHORTEST_SOUND = 1
export const LONGEST_SOUND = 600
