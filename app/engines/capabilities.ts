import { engineOrder } from './chain/engine_order.js'
import { unitedCapabilities } from './chain/united_capabilities.js'
import { capabilitiesOf } from './chain/known_capabilities.js'
import type { EngineCapabilities } from './engine.js'

/** The version of the built-in engine's training that shipped products have. */
export { SEEN as SHIPPED_TRAINING } from '#engine/facts'

let known: { local: EngineCapabilities; united: EngineCapabilities } | undefined

/** What the engines that the operator chose can do together where they run, as far as this process knows. */
export function engineCapabilities(): EngineCapabilities {
  const local = capabilitiesOf('local')
  if (known?.local !== local) {
    known = { local, united: unitedCapabilities((job) => engineOrder(job).map(capabilitiesOf)) }
  }
  return known.united
}
