import { KeptResults } from './kept_results.js'
import { NETWORKS, type Lane, type Network } from './networks.js'
import type { Inference, Tensors } from './tensors.js'
import { VisionFault } from './vision_fault.js'
import { VisionLane } from './vision_lane.js'
import { isInstalled } from './weights.js'

/** Bytes that must be free for networks to be used: one photo at a time takes 1 GB, beside what the jobs take. */
const LEAST_MEMORY = 3 * 1024 ** 3

export interface VisionOptions {
  /** The operator wants none. */
  isOff?: boolean
  /** Told once, in a sentence, of each reason why the engine does without. */
  tell?: (sentence: string) => void
}

/**
 * The trained part of the engine: runs networks for jobs and clicks in threads of their own. What cannot be used on this machine is
 * not among `networks`, and whoever asks does without.
 */
export class Vision {
  readonly #lanes: Record<Lane, VisionLane> = {
    photos: new VisionLane(),
    clicks: new VisionLane(),
    labels: new VisionLane(),
  }
  readonly #usable = new Set<Network>()
  readonly #kept = new KeptResults()
  readonly #tell: (sentence: string) => void

  constructor({ isOff = false, tell = () => {} }: VisionOptions = {}) {
    this.#tell = tell
    if (isOff) return
    if (process.availableMemory() < LEAST_MEMORY) {
      tell('Less than 3 GB of memory are free: products are cut out without trained networks.')
      return
    }
    for (const network of Object.keys(NETWORKS) as Network[]) {
      if (isInstalled(network)) this.#usable.add(network)
      else this.#without(network, `The package ${NETWORKS[network].package} is not installed.`)
    }
  }

  /** What can be used, as far as is known. */
  get networks(): Network[] {
    return [...this.#usable]
  }

  /**
   * Runs a network when its turn comes. The memory of its inputs is given away.
   *
   * @throws VisionFault when it cannot be used on this machine, Error when this run failed or `signal` was aborted before
   */
  async infer(inference: Inference, signal: AbortSignal): Promise<Tensors> {
    const { network } = inference
    try {
      if (!this.#usable.has(network)) throw new VisionFault(`The network ${network} is not used.`)
      const run = () => this.#lanes[NETWORKS[network].lane].infer(inference, signal)
      const { key } = inference
      return await (key === undefined ? run() : this.#kept.take(`${network} ${key}`, run))
    } catch (error) {
      if (error instanceof VisionFault && this.#usable.delete(network))
        this.#without(network, error.message)
      throw error
    }
  }

  async close(): Promise<void> {
    this.#kept.clear()
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.end()))
  }

  #without(network: Network, why: string): void {
    this.#tell(`${why} The engine works without its network for ${network}.`)
  }
}
