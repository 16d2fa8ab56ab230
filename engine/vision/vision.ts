import { findNetworks, withoutNetwork, type VisionOptions } from './find_networks.js'
import { NETWORKS, type Lane, type Network } from './networks.js'
import { Recent } from './recent.js'
import { copyOf, type Inference, type Tensor, type Tensors } from './tensors.js'
import { VisionFault } from './vision_fault.js'
import { type Urgency, VisionLane } from './vision_lane.js'

const GB = 1024 ** 3

/** Results that are kept; each takes 4 MB. */
const MOST_KEPT = 16

/**
 * The trained part of the engine: runs networks for jobs and clicks in threads of their own. What cannot be used on this machine is
 * not among `networks`, and whoever asks does without.
 */
export class Vision {
  readonly #lanes: Record<Lane, VisionLane> = {
    photos: new VisionLane(1.2 * GB),
    clicks: new VisionLane(0.5 * GB),
    labels: new VisionLane(0.2 * GB),
  }
  readonly #recent = new Recent<Tensors>(MOST_KEPT)
  readonly #usable: Set<Network>
  readonly #tell: VisionOptions['tell']

  constructor(options: VisionOptions = {}) {
    this.#tell = options.tell
    this.#usable = findNetworks(options)
  }

  /** What can be used, as far as is known. */
  get networks(): Network[] {
    return [...this.#usable]
  }

  /**
   * Runs a network when its turn comes. The memory of its inputs is given away.
   *
   * @param urgency what somebody watches comes before what was ordered
   * @throws VisionFault when it cannot be used on this machine, JobError `memory_short` when there is none for it just now, Error when this run failed or `signal` was aborted before
   */
  async infer<Output extends string>(
    inference: Inference<Output>,
    signal: AbortSignal,
    urgency: Urgency = 'ordered'
  ): Promise<Record<Output, Tensor>> {
    const { network } = inference
    try {
      if (!this.#usable.has(network)) throw new VisionFault(`The network ${network} is not used.`)
      const run = () => this.#lanes[NETWORKS[network].lane].infer(inference, signal, urgency)
      const { key } = inference
      const made =
        key === undefined ? await run() : copyOf(await this.#recent.take(`${network} ${key}`, run))
      // The runtime rejects outputs that the network does not have.
      return made as Record<Output, Tensor>
    } catch (error) {
      if (error instanceof VisionFault && this.#usable.delete(network))
        this.#tell?.(withoutNetwork(network, error.message))
      throw error
    }
  }

  async close(): Promise<void> {
    this.#recent.clear()
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.end()))
  }
}
