import { comfyui } from '#config/comfyui'
import { visionIsOff } from '#config/engine'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import { findNetworks, localCapabilities } from '#engine/facts'
import { comfyUiCapabilities } from '../comfyui/capabilities.js'
import type { EngineCapabilities } from '../engine.js'
import { FAL_CAPABILITIES } from '../fal/capabilities.js'
import { openAiCapabilities } from '../openai/capabilities.js'
import { offeredBy } from '../remote/offered.js'
import { REPLICATE_CAPABILITIES } from '../replicate/capabilities.js'
import type { EngineName } from './read_chains.js'

let local: EngineCapabilities | undefined

/** What an engine can do by itself. */
export function capabilitiesOf(name: EngineName): EngineCapabilities {
  switch (name) {
    case 'local':
      return (local ??= localCapabilities(findNetworks({ isOff: visionIsOff })))
    case 'fal':
      return fal ? offeredBy(FAL_CAPABILITIES, fal) : FAL_CAPABILITIES
    case 'replicate':
      return replicate ? offeredBy(REPLICATE_CAPABILITIES, replicate) : REPLICATE_CAPABILITIES
    case 'openai':
      return openAiCapabilities(openai)
    case 'comfyui':
      return comfyUiCapabilities(comfyui && comfyui.workflows)
  }
}
