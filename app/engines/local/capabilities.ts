import type { EngineCapabilities } from '../engine.js'
import type { Network } from './vision/networks.js'

/**
 * What the engine can do with the networks that can be used.
 *
 * Seconds measured on one core of a small server: for six photos where photos are read, else for one picture of a megapixel.
 */
export function localCapabilities(networks: Iterable<Network>): EngineCapabilities {
  const usable = new Set(networks)
  const enlarges = usable.has('enlargement')
  return {
    identify: { expectedSeconds: 10 },
    train: { expectedSeconds: 10 },
    suggestPrompts: { expectedSeconds: 1 },
    cutout: { expectedSeconds: 2 },
    mask: { expectedSeconds: 2 },
    generate: { expectedSeconds: 2 },
    background: { expectedSeconds: 3 },
    edit: { expectedSeconds: 2, hasAreas: true },
    packshot: { expectedSeconds: 4 },
    video: { expectedSeconds: 10 },
    upscale: { expectedSeconds: enlarges ? 3 : 2 },
  }
}
