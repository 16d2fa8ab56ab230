import { comfyui } from '#config/comfyui'
import { visionIsOff } from '#config/engine'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import { installedNetworks, localCapabilities } from '#engine/facts'
import { comfyUiCapabilities } from '../comfyui/capabilities.js'
import type { EngineCapabilities } from '../engine.js'
import { FAL_CAPABILITIES } from '../fal/capabilities.js'
import { openAiCapabilities } from '../openai/capabilities.js'
import { offeredBy } from '../remote/offered.js'
import { REPLICATE_CAPABILITIES } from '../replicate/capabilities.js'
import type { EngineName } from './read_chains.js'

let networks: readonly string[] = visionIsOff ? [] : installedNetworks()
let local: EngineCapabilities = localCapabilities(networks)

/**
 * Learns which trained networks the local engine uses where it runs. Until somebody says, it is what is installed: a process that runs no
 * engine has other memory than one that does.
 */
export function learnNetworks(used: readonly string[]): void {
  const known = used.toSorted()
  if (known.join() === networks.toSorted().join()) return
  networks = known
  local = localCapabilities(known)
}

/** What an engine can do by itself. */
export function capabilitiesOf(name: EngineName): EngineCapabilities {
  switch (name) {
    case 'local':
      return local
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
