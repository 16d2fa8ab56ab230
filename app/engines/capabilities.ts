import { engineName } from '#config/engine'
import type { EngineCapabilities } from './engine.js'
import { LOCAL_CAPABILITIES } from './local/capabilities.js'

/** What the engine that the operator chose can do, for processes that do not run it. */
export function engineCapabilities(): EngineCapabilities {
  switch (engineName) {
    case 'local':
      return LOCAL_CAPABILITIES
  }
}
