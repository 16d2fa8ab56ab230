import { chains } from '#config/engine'
import type { EngineCapabilities, EngineJob } from '../engine.js'
import { capabilitiesOf } from './known_capabilities.js'
import { CHAIN_SETTINGS, type ChainedJob, type Chains, type EngineName } from './read_chains.js'

/** What every product needs: the local engine does it where nobody else can. */
const NEEDED: readonly EngineJob[] = ['identify', 'suggestPrompts', 'train', 'cutout', 'mask']

/**
 * The engines that are asked for a job, in order: those of its chain that can do it. What nobody has to draw is done by the local engine.
 * @returns none where nobody can
 */
export function orderOf(
  job: EngineJob,
  chosen: Chains,
  abilities: (name: EngineName) => EngineCapabilities
): readonly EngineName[] {
  if (!(job in CHAIN_SETTINGS)) return ['local']
  const able = chosen[job as ChainedJob].filter((name) => abilities(name)[job] !== null)
  return able.length === 0 && NEEDED.includes(job) ? ['local'] : able
}

/** The same as this installation is set up. */
export function engineOrder(job: EngineJob): readonly EngineName[] {
  return orderOf(job, chains, capabilitiesOf)
}
