import { engineOrder } from './chain/engine_order.js'
import { unitedCapabilities } from './chain/united_capabilities.js'
import { capabilitiesOf } from './chain/known_capabilities.js'
import type { EngineCapabilities } from './engine.js'

let capabilities: EngineCapabilities | undefined

/** What the engines that the operator chose can do together, for processes that do not run them. */
export function engineCapabilities(): EngineCapabilities {
  return (capabilities ??= unitedCapabilities((job) => engineOrder(job).map(capabilitiesOf)))
}
