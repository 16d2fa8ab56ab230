import type { BuiltInEngine } from '../built_in/built_in_engine.js'
import type { Engine } from '../engine.js'
import { createRemoteEngine } from '../remote/remote_engine.js'
import { comfyUiCapabilities } from './capabilities.js'
import { ComfyUiProvider } from './provider.js'
import type { ComfyUiSettings } from './settings.js'

/** The engine that has workflows of a ComfyUI do the work, as `createRemoteEngine` tells. */
export function createComfyUiEngine(
  settings: ComfyUiSettings,
  local: BuiltInEngine,
  ffmpegPath: string | null
): Engine {
  const provider = new ComfyUiProvider(settings)
  const capabilities = comfyUiCapabilities(settings.workflows)
  return createRemoteEngine(provider, capabilities, settings, local, ffmpegPath)
}
