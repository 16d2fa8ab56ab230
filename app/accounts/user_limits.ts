/** What operators can set for one account, with the least that each can be. */
export const USER_LIMITS = {
  /** Calls of the public API in a minute, of all its tokens together. */
  calls_per_minute: { least: 1 },
  /** Pieces of work that take credits and are queued or running at a time; pieces of batches are counted by themselves. */
  work_at_once: { least: 1 },
  /** Credits of all kinds that work ordered within 24 hours takes. */
  credits_per_day: { least: 0 },
  most_products: { least: 0 },
  /** Megabytes (10^6 bytes) of files. */
  storage_mb: { least: 0 },
} as const

export type UserLimit = keyof typeof USER_LIMITS

/** Of one account; null: what counts for all. */
export type UserLimits = Record<UserLimit, number | null>

/** More is no limit. */
export const MOST_OF_A_LIMIT = 1_000_000
