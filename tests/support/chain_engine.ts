import { createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { createChainEngine } from '#app/engines/chain/chain_engine'
import type { Tell } from '#app/engines/chain/pass_on'
import type { Engine, EngineJob } from '#app/engines/engine'
import { createFalEngine } from '#app/engines/fal/fal_engine'
import type { FalSettings } from '#app/engines/fal/settings'
import { createReplicateEngine } from '#app/engines/replicate/replicate_engine'
import type { ReplicateSettings } from '#app/engines/replicate/settings'
import type { FalEmulator } from './fal/emulator.js'
import { falSettings } from './fal/engine.js'
import type { ReplicateEmulator } from './replicate/emulator.js'
import { replicateSettings } from './replicate/engine.js'

interface Changes {
  fal?: Partial<FalSettings>
  replicate?: Partial<ReplicateSettings>
  order?: readonly string[]
  tell?: Tell
}

/** The engines of fal and Replicate, then the local one, as one. */
export function chainEngine(
  fal: FalEmulator,
  replicate: ReplicateEmulator,
  { order = ['fal', 'replicate', 'local'], tell, ...changes }: Changes = {}
): Engine {
  const local = createBuiltInEngine({ threads: 1 })
  return createChainEngine({
    local,
    engines: [
      createFalEngine(falSettings(fal, changes.fal), local, null),
      createReplicateEngine(replicateSettings(replicate, changes.replicate), local, null),
    ],
    orderFor: (_: EngineJob) => order,
    keyed: 'fal',
    ...(tell && { tell }),
  })
}
