import { type BuiltInEngine, createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { createChainEngine } from '#app/engines/chain/chain_engine'
import type { Engine, EngineJob } from '#app/engines/engine'

/** An engine that leaves to the local one what it has no model for, as an order of both does. */
export function beforeLocal(create: (local: BuiltInEngine) => Engine): Engine {
  const local = createBuiltInEngine({ threads: 1 })
  const engine = create(local)
  const abilities = (name: string) => (name === local.name ? local : engine).capabilities
  const orderFor = (job: EngineJob) =>
    [engine.name, local.name].filter((name) => abilities(name)[job] !== null)
  return createChainEngine({ engines: [engine], local, orderFor, keyed: 'none' })
}
