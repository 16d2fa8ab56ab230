import type { CreditKind } from '#config/credits'
import type { QueueFigures } from '#app/operator/queries/figures'
import type { loadChecks } from '../queries/load_overview.js'

export type ChecksData = {
  /** The oldest of them; null before they have run. */
  checked_at: string | null
  broken: { name: string; since: string | null; faults: { problem: string; fix: string }[] }[]
}

export function checksData({
  checkedAt,
  broken,
}: Awaited<ReturnType<typeof loadChecks>>): ChecksData {
  return {
    checked_at: checkedAt?.toISOString() ?? null,
    broken: broken.map(({ name, faults, since }) => ({
      name,
      faults,
      since: since?.toISOString() ?? null,
    })),
  }
}

export type QueueData = {
  name: string
  waiting: number
  active: number
  failed: number
  /** Seconds that the oldest waits. */
  age: number
  /** Null while workers take from it. */
  paused: { at: string; reason: string; by: string | null } | null
}

export function queueData(queue: QueueFigures): QueueData {
  const { queue: name, waiting, active, failed, age, pausedAt, pauseReason, pausedBy } = queue
  const paused =
    pausedAt === null
      ? null
      : { at: pausedAt.toISOString(), reason: pauseReason ?? '', by: pausedBy }
  return { name, waiting, active, failed, age, paused }
}

export type EndedWorkData = {
  kind: string
  state: string
  count: number
  /** Seconds in the engine. */
  median: number
  most: number
}

export function endedWorkData({ kind, state, count, median, most }: EndedWorkData): EndedWorkData {
  return { kind, state, count, median, most }
}

export type UnspentData = {
  kinds: { kind: CreditKind; credits: number }[]
  /** Null before the first time. */
  counted_at: string | null
}

/** What users may still spend, of whatever source. */
export function unspentData(
  rows: { kind: CreditKind; credits: number; countedAt: Date }[]
): UnspentData {
  const totals = new Map<CreditKind, number>()
  for (const { kind, credits } of rows) totals.set(kind, (totals.get(kind) ?? 0) + credits)
  return {
    kinds: [...totals].map(([kind, credits]) => ({ kind, credits })),
    counted_at: rows[0]?.countedAt.toISOString() ?? null,
  }
}
