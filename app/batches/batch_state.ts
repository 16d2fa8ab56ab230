export type BatchState = 'running' | 'paused' | 'finished' | 'cancelled'

/** Why a batch rests: its owner wanted it, nothing more can be paid for, or its account has spent what it may within a day (`limit`). */
export type PauseReason = 'owner' | 'credits' | 'subscription' | 'limit'

/** How an item stands. `partial`: some of its pictures failed. */
export type ItemStatus =
  | 'waiting'
  | 'queued'
  | 'running'
  | 'done'
  | 'partial'
  | 'failed'
  | 'cancelled'

/** What the owner's open pages hear of a batch. Spelled as on the wire. */
export interface BatchEvent {
  batch_id: number
  /** That it has ended, or rests though nobody wanted it to. */
  news?: { name: string; what: 'finished' | Exclude<PauseReason, 'owner'> }
}
