import type { EngineCapabilities } from '../engine.js'
import {
  CHAIN_SETTINGS,
  type ChainedJob,
  type Chains,
  type ChainSetting,
  chainSetting,
  ENGINE_NAMES,
  type EngineName,
} from './read_chains.js'

/**
 * Whether somebody in each order that a job was given of its own can do it. In the order for all jobs, who cannot is left out.
 * @throws Error naming the setting, and who could
 */
export function assertChains(
  read: (name: ChainSetting) => string | undefined,
  chains: Chains,
  abilities: (name: EngineName) => EngineCapabilities
): void {
  for (const job of Object.keys(CHAIN_SETTINGS) as ChainedJob[]) {
    const name = chainSetting(job)
    const can = (engine: EngineName) => abilities(engine)[job] !== null
    if (!read(name) || chains[job].some(can)) continue
    throw new Error(
      `${name} names no engine that can do this: ${chains[job].join(', ')}. Those that can: ${ENGINE_NAMES.filter(can).join(', ')}.`
    )
  }
}
