import { NETWORKS, type Network } from './vision/networks.js'
import { isInstalled } from './vision/weights.js'

/** Versions of training: by how products differ from what they stand before, and by networks that see them and read their labels. */
export const PLAIN = 1
export const SEEN = 2

/** One entry a job: its expected seconds (for one picture), or null when it cannot be done here. */
export interface Capabilities {
  readonly identify: Expected
  /** `version`: grows whenever products are worth being trained anew. */
  readonly train: Expected & { version: number }
  readonly suggestPrompts: Expected
  readonly cutout: Expected
  readonly mask: Expected
  readonly generate: Expected
  readonly background: Expected
  readonly edit: Expected & { hasAreas: true; hasShapeWays: true }
  readonly packshot: Expected
  readonly video: Expected
  readonly reel: Expected
  readonly upscale: Expected
  readonly select: Expected | null
}

interface Expected {
  expectedSeconds: number
}

/** Names of the networks whose packages are installed: those that a process uses which has the memory for them. */
export function installedNetworks(): Network[] {
  return (Object.keys(NETWORKS) as Network[]).filter((network) => isInstalled(network))
}

/**
 * What the engine can do with the networks that can be used; names that there are not are left out.
 *
 * Seconds measured on one core of a small server: for six photos where photos are read, else for one picture of a megapixel.
 */
export function localCapabilities(networks: Iterable<string>): Capabilities {
  const usable = new Set(networks)
  const enlarges = usable.has('enlargement')
  const selects = usable.has('embedding') && usable.has('selection')
  const sees = selects && usable.has('salience')
  return {
    identify: { expectedSeconds: 10 },
    train: { expectedSeconds: sees ? 60 : 10, version: sees ? SEEN : PLAIN },
    suggestPrompts: { expectedSeconds: 1 },
    cutout: { expectedSeconds: sees ? 9 : 2 },
    mask: { expectedSeconds: sees ? 9 : 2 },
    generate: { expectedSeconds: 2 },
    background: { expectedSeconds: sees ? 10 : 3 },
    edit: { expectedSeconds: sees ? 10 : 2, hasAreas: true, hasShapeWays: true },
    packshot: { expectedSeconds: sees ? 11 : 4 },
    video: { expectedSeconds: 10 },
    reel: { expectedSeconds: 45 },
    upscale: { expectedSeconds: enlarges ? 3 : 2 },
    select: selects ? { expectedSeconds: 0.5 } : null,
  }
}
