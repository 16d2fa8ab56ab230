import type { EngineCapabilities, EngineJob } from '../engine.js'

const JOBS = [
  'identify',
  'train',
  'suggestPrompts',
  'cutout',
  'mask',
  'generate',
  'background',
  'edit',
  'packshot',
  'upscale',
  'video',
  'reel',
  'select',
] as const satisfies readonly EngineJob[]

/**
 * What several engines can do together: each job as the first one in its order does it, with all that any of them has an option for.
 * @param orderFor engines that can do a job, the first one first
 */
export function unitedCapabilities(
  orderFor: (job: EngineJob) => readonly EngineCapabilities[]
): EngineCapabilities {
  const united = JOBS.map((job) => {
    const [first, ...others] = orderFor(job).map((capabilities) => capabilities[job])
    if (!first) return [job, null]
    return [job, others.reduce<object>(withOptionsOf, first)]
  })
  return Object.fromEntries(united) as EngineCapabilities
}

/** What is measured, and what training is worth, is the first one's; flags and lists of what can be asked for are anybody's. */
function withOptionsOf(united: object, other: object | null): object {
  const options = Object.entries(other ?? {}).flatMap(([name, value]: [string, unknown]) => {
    if (value === true) return [[name, true]]
    if (!Array.isArray(value)) return []
    const own = (united as Record<string, unknown[] | undefined>)[name] ?? []
    return [[name, [...new Set([...own, ...(value as unknown[])])]]]
  })
  return { ...united, ...Object.fromEntries(options) }
}
