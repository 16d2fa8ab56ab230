import type {
  CheckData,
  PicturePreflightData,
  SlotPreflightData,
} from '~/exports/transformers/preflight_data'

type Status = SlotPreflightData['status']

/** How many pictures stand how with one slot. */
export interface SlotSummary {
  /** The worst; for several pictures the worst that still lets one of them through. */
  status: Status
  counts: Record<Status, number>
  /** What is wrong, each rule once, with the number of pictures that it concerns. */
  checks: (CheckData & { count: number })[]
}

const ORDER: Record<CheckData['status'], number> = { fail: 0, mend: 1, note: 2 }

/** Brings together what was measured of several pictures for one slot. */
export function summarize(
  results: readonly PicturePreflightData[],
  target: string
): SlotSummary | null {
  const slots = results.flatMap((result) => result.slots.filter((slot) => slot.target === target))
  if (slots.length === 0) return null
  const counts = { passes: 0, mendable: 0, shapeable: 0, shaping: 0, fails: 0 }
  const checks = new Map<string, SlotSummary['checks'][number]>()
  for (const slot of slots) {
    counts[slot.status]++
    for (const check of slot.checks) {
      const key = `${check.status} ${check.rule}`
      const known = checks.get(key)
      if (known) known.count++
      else checks.set(key, { ...check, count: 1 })
    }
  }
  const worst = (['shaping', 'shapeable', 'mendable'] as const).find((it) => counts[it] > 0)
  const status = counts.fails === slots.length ? 'fails' : (worst ?? 'passes')
  return {
    status,
    counts,
    checks: [...checks.values()].sort((a, b) => ORDER[a.status] - ORDER[b.status]),
  }
}

/** Files that an export of these slots has, and pictures that it leaves out. */
export function countFiles(summaries: readonly SlotSummary[]): { files: number; left: number } {
  let files = 0
  let left = 0
  for (const { counts } of summaries) {
    files += counts.passes + counts.mendable + counts.shapeable + counts.shaping
    left += counts.fails
  }
  return { files, left }
}
