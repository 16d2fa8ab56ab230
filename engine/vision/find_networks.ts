import { freeMemory } from './free_memory.js'
import { NETWORKS, type Network } from './networks.js'
import { isInstalled } from './weights.js'

/** Bytes that must be free for networks to be used: one photo at a time takes 1 GB, beside what the jobs take. */
const LEAST_MEMORY = 3 * 1024 ** 3

export interface VisionOptions {
  /** The operator wants none. */
  isOff?: boolean
  /** Told once, in a sentence, of each reason why the engine does without. */
  tell?: (sentence: string) => void
}

/** The networks that can be used on this machine, as far as can be told before one is. */
export function findNetworks({ isOff = false, tell = () => {} }: VisionOptions = {}): Set<Network> {
  const found = new Set<Network>()
  if (isOff) {
    tell('VISION is off: the engine works without trained networks.')
    return found
  }
  if (freeMemory() < LEAST_MEMORY) {
    tell('Less than 3 GB of memory are free: the engine works without trained networks.')
    return found
  }
  for (const network of Object.keys(NETWORKS) as Network[]) {
    if (isInstalled(network)) found.add(network)
    else {
      const { package: name } = NETWORKS[network]
      tell(withoutNetwork(network, `The package ${name} is not installed.`))
    }
  }
  return found
}

/** What the operator is told of a network that cannot be used. */
export function withoutNetwork(network: Network, why: string): string {
  return `${why} The engine works without its network for ${network}.`
}
