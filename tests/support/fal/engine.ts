import type { Engine } from '#app/engines/engine'
import { createFalEngine } from '#app/engines/fal/fal_engine'
import { FAL_MODELS } from '#app/engines/fal/models/table'
import type { FalSettings } from '#app/engines/fal/settings'
import { createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { remoteSettings } from '../providers/settings.js'
import type { FalEmulator } from './emulator.js'

/** The settings of an engine that talks to an emulator: impatient, without webhooks. */
export function falSettings(
  emulator: FalEmulator,
  changes: Partial<FalSettings> = {}
): FalSettings {
  const { url, key } = emulator
  return {
    key,
    urls: { queue: `${url}/queue`, rest: `${url}/rest`, api: `${url}/api` },
    ...remoteSettings(FAL_MODELS, url),
    ...changes,
  }
}

/** The fal engine with an emulator in the provider's place. */
export function falEngine(emulator: FalEmulator, changes: Partial<FalSettings> = {}): Engine {
  return createFalEngine(falSettings(emulator, changes), createBuiltInEngine({ threads: 1 }), null)
}
