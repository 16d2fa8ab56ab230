import type { Engine } from '../engine.js'
import type { BuiltInEngine } from '../built_in/built_in_engine.js'
import { createRemoteEngine } from '../remote/remote_engine.js'
import { FAL_CAPABILITIES } from './capabilities.js'
import { FalProvider } from './provider.js'
import type { FalSettings } from './settings.js'

/** The engine that has fal's models do the work, as `createRemoteEngine` tells. */
export function createFalEngine(
  settings: FalSettings,
  local: BuiltInEngine,
  ffmpegPath: string | null
): Engine {
  return createRemoteEngine(
    new FalProvider(settings),
    FAL_CAPABILITIES,
    settings,
    local,
    ffmpegPath
  )
}
