import { visionIsOff } from '#config/engine'
import { openai } from '#config/openai'
import { findNetworks, localCapabilities } from '#engine/facts'
import type { EngineCapabilities } from '../engine.js'
import { FAL_CAPABILITIES } from '../fal/capabilities.js'
import { openAiCapabilities } from '../openai/capabilities.js'
import { REPLICATE_CAPABILITIES } from '../replicate/capabilities.js'
import type { EngineName } from './read_chains.js'

let local: EngineCapabilities | undefined

/** What an engine can do by itself. */
export function capabilitiesOf(name: EngineName): EngineCapabilities {
  switch (name) {
    case 'local':
      return (local ??= localCapabilities(findNetworks({ isOff: visionIsOff })))
    case 'fal':
      return FAL_CAPABILITIES
    case 'replicate':
      return REPLICATE_CAPABILITIES
    case 'openai':
      return openAiCapabilities(openai)
  }
}
