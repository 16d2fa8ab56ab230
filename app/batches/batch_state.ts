export type BatchState = 'running' | 'paused' | 'finished' | 'cancelled'

/** Why a batch rests: its owner wanted it, or nothing more can be paid for. */
export type PauseReason = 'owner' | 'credits' | 'subscription'

/** How an item stands. `partial`: some of its pictures failed. */
export type ItemStatus =
  'waiting' | 'queued' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled'
