import type { ModelJob } from './orders.js'
import type { ChosenModels, ModelRow, ModelTable } from './row.js'

/** Days before a known end from which on it is told. */
const WARNED_DAYS = 60

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days from now to the known end of a model, below 0 when it is past; null when none is known. */
export function daysLeft({ ends }: Pick<ModelRow, 'ends'>, now: Date): number | null {
  if (ends === undefined) return null
  return Math.ceil((Date.parse(ends) - now.getTime()) / DAY_MS)
}

/** A sentence for the operator about each chosen model that ends soon, or has ended, with what could take its place. */
export function endWarnings(models: ChosenModels, table: ModelTable, now: Date): string[] {
  return (Object.keys(models) as ModelJob[]).flatMap((job) => {
    const row: ModelRow | null = models[job]
    const left = row && daysLeft(row, now)
    if (row === null || left === null || left > WARNED_DAYS) return []
    const rows: readonly ModelRow[] = table[job]
    const others = rows.filter((one) => {
      const days = daysLeft(one, now)
      return one.id !== row.id && !one.isSuperseded && (days === null || days > WARNED_DAYS)
    })
    const when = left < 0 ? `has ended on ${row.ends}` : `ends on ${row.ends}, in ${left} days`
    const instead = others.map(({ id }) => id).join(', ') || 'none that is known here'
    return `The model of the job ${job}, ${row.id}, ${when}. In its place: ${instead}.`
  })
}
