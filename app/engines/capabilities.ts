import { engineName, visionIsOff } from '#config/engine'
import type { EngineCapabilities } from './engine.js'
import { FAL_CAPABILITIES } from './fal/capabilities.js'
import { localCapabilities } from './local/capabilities.js'
import { findNetworks } from './local/vision/find_networks.js'
import { REPLICATE_CAPABILITIES } from './replicate/capabilities.js'

let local: EngineCapabilities | undefined

/** What the engine that the operator chose can do, for processes that do not run it. */
export function engineCapabilities(): EngineCapabilities {
  switch (engineName) {
    case 'local':
      return (local ??= localCapabilities(findNetworks({ isOff: visionIsOff })))
    case 'fal':
      return FAL_CAPABILITIES
    case 'replicate':
      return REPLICATE_CAPABILITIES
  }
}
