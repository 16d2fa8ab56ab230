import env from '#start/env'
import { enginesInUse, engineThreads } from '#config/engine'

/**
 * Pieces of work that one worker process takes at a time; the engine's own threads bound what runs at once. Work at a provider is
 * mostly waiting.
 */
export const concurrency = env.get(
  'WORKER_CONCURRENCY',
  enginesInUse.size > 1 || !enginesInUse.has('local') ? 20 : Math.max(2, engineThreads)
)

/** A worker that has not been heard of for this long is taken for dead and its work is given to another. */
export const heartbeatSeconds = 15

/** How often dead workers are looked for. */
export const superviseSeconds = 3

/** Attempts before a piece of work is given up and refunded. */
export const attempts = 3

/** A stopping worker finishes what it can within this time and hands the rest back. */
export const stopGraceMs = 8_000

/** Mails that are sent at a time. */
export const mailsAtOnce = 8

/** What workers take, as the operator names it (`app/work/workers/worker_kinds.ts`); null for all. */
export const workerKindsSetting = env.get('WORKER_KINDS') ?? null

/** How often a worker says that it lives, and how long one that says nothing counts as living, in seconds. */
export const WORKER_BEAT_MS = 10_000
export const WORKER_LOST_SECONDS = 45

/** How much may wait until new orders are refused; null for no bound. */
export interface QueueBounds {
  /** Minutes that a new order would wait. */
  mostMinutes: number | null
  /** Orders, of all merchants. */
  mostWaiting: number | null
}

export const queueBounds: QueueBounds = {
  mostMinutes: env.get('QUEUE_MOST_MINUTES') ?? null,
  mostWaiting: env.get('QUEUE_MOST_WAITING') ?? null,
}
