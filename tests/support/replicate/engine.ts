import type { Engine } from '#app/engines/engine'
import { createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { REPLICATE_MODELS } from '#app/engines/replicate/models/table'
import { createReplicateEngine } from '#app/engines/replicate/replicate_engine'
import type { ReplicateSettings } from '#app/engines/replicate/settings'
import { remoteSettings } from '../providers/settings.js'
import type { ReplicateEmulator } from './emulator.js'

/** The settings of an engine that talks to an emulator: impatient, without webhooks. */
export function replicateSettings(
  { url, token }: ReplicateEmulator,
  changes: Partial<ReplicateSettings> = {}
): ReplicateSettings {
  return {
    token,
    url: `${url}/v1`,
    destination: null,
    ...remoteSettings(REPLICATE_MODELS, url),
    ...changes,
  }
}

/** The Replicate engine with an emulator in the provider's place. */
export function replicateEngine(
  emulator: ReplicateEmulator,
  changes: Partial<ReplicateSettings> = {}
): Engine {
  const local = createBuiltInEngine({ threads: 1 })
  return createReplicateEngine(replicateSettings(emulator, changes), local, null)
}
