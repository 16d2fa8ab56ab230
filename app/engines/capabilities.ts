import { engineName, visionIsOff } from '#config/engine'
import { fal } from '#config/fal'
import { replicate } from '#config/replicate'
import type { EngineCapabilities } from './engine.js'
import { FAL_CAPABILITIES } from './fal/capabilities.js'
import { findNetworks, localCapabilities } from '#engine/facts'
import { offeredBy } from './remote/offered.js'
import { REPLICATE_CAPABILITIES } from './replicate/capabilities.js'

let capabilities: EngineCapabilities | undefined

/** What the engine that the operator chose can do, for processes that do not run it. */
export function engineCapabilities(): EngineCapabilities {
  return (capabilities ??= findCapabilities())
}

function findCapabilities(): EngineCapabilities {
  const local = localCapabilities(findNetworks({ isOff: visionIsOff }))
  // Whoever makes the pictures, what somebody points at is found here, and reels are put together here.
  const { select, reel } = local
  switch (engineName) {
    case 'local':
      return local
    case 'fal':
      return { ...offeredBy(FAL_CAPABILITIES, fal!), select, reel }
    case 'replicate':
      return { ...offeredBy(REPLICATE_CAPABILITIES, replicate!), select, reel }
  }
}
