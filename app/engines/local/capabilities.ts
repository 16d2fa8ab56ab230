import type { EngineCapabilities } from '../engine.js'
import type { Network } from './vision/networks.js'

/** Versions of training: by how products differ from what they stand before, and by networks that see them and read their labels. */
export const PLAIN = 1
export const SEEN = 2

/**
 * What the engine can do with the networks that can be used.
 *
 * Seconds measured on one core of a small server: for six photos where photos are read, else for one picture of a megapixel.
 */
export function localCapabilities(networks: Iterable<Network>): EngineCapabilities {
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
