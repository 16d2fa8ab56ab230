import type { Engine } from '../engine.js'
import type { BuiltInEngine } from '../built_in/built_in_engine.js'
import { createRemoteEngine } from '../remote/remote_engine.js'
import { REPLICATE_CAPABILITIES } from './capabilities.js'
import { ReplicateProvider } from './provider.js'
import type { ReplicateSettings } from './settings.js'

/** The engine that has Replicate's models do the work, as `createRemoteEngine` tells. */
export function createReplicateEngine(
  settings: ReplicateSettings,
  local: BuiltInEngine,
  ffmpegPath: string | null
): Engine {
  const provider = new ReplicateProvider(settings)
  return createRemoteEngine(provider, REPLICATE_CAPABILITIES, settings, local, ffmpegPath)
}
