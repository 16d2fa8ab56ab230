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
    // What is measured, and what training is worth, is the first one's; flags are anybody's.
    const flags = others
      .flatMap((one): [string, unknown][] => Object.entries(one ?? {}))
      .filter(([, it]) => it === true)
    return [job, { ...first, ...Object.fromEntries(flags) }]
  })
  return Object.fromEntries(united) as EngineCapabilities
}
