import { type WorkerPart, workerParts } from '#app/core/queue/define_worker'
import { workerKindsSetting } from '#config/queue'
import { WORK_GROUPS, type WorkGroup } from '../kinds/work_groups.js'

/** What is removed or ended every few minutes. */
export const HOUSEKEEPING = 'housekeeping'

type Parts = ReadonlyMap<string, WorkerPart>

/** All that workers can be told to take: groups of work, and what features do with queues of their own. */
export function allWorkerKinds(parts: Parts = workerParts()): string[] {
  const ofFeatures = [...parts].flatMap(([name, { queues }]) => (queues.length > 0 ? [name] : []))
  return [...WORK_GROUPS, ...ofFeatures.toSorted(), HOUSEKEEPING]
}

/**
 * What this worker takes: all, unless `WORKER_KINDS` names some.
 * @throws Error with a sentence for the operator, for a name that there is not
 */
export function workerKinds(setting: string | null = workerKindsSetting): readonly string[] {
  const all = allWorkerKinds()
  if (setting === null) return all
  const named = new Set(setting.split(',').map((name) => name.trim()))
  const unknown = [...named].find((name) => !all.includes(name))
  if (unknown === undefined) return all.filter((kind) => named.has(kind))
  throw new Error(
    `WORKER_KINDS has "${unknown}", which no worker takes: name some of ${all.join(', ')}, with commas between them, or leave it out for all.`
  )
}

/** Groups of work that a worker of these kinds leaves to others. */
export function leftGroups(kinds: readonly string[]): WorkGroup[] {
  return WORK_GROUPS.filter((group) => !kinds.includes(group))
}

/** Parts of these kinds, and those that take from no queue, which every worker has. */
export function partsTaken(kinds: readonly string[], parts: Parts): WorkerPart[] {
  return [...parts].flatMap(([name, part]) =>
    part.queues.length === 0 || kinds.includes(name) ? [part] : []
  )
}
