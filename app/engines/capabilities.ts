import { engineName } from '#config/engine'
import type { EngineCapabilities } from './engine.js'
import { FAL_CAPABILITIES } from './fal/capabilities.js'
import { LOCAL_CAPABILITIES } from './local/capabilities.js'
import { REPLICATE_CAPABILITIES } from './replicate/capabilities.js'

/** What the engine that the operator chose can do, for processes that do not run it. */
export function engineCapabilities(): EngineCapabilities {
  switch (engineName) {
    case 'local':
      return LOCAL_CAPABILITIES
    case 'fal':
      return FAL_CAPABILITIES
    case 'replicate':
      return REPLICATE_CAPABILITIES
  }
}
