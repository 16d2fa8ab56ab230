import app from '@adonisjs/core/services/app'
import { comfyui } from '#config/comfyui'
import { enginesInUse, engineThreads, ffmpegPath, visionIsOff } from '#config/engine'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { OWN_KEY_ENGINE } from '#config/own_keys'
import { replicate } from '#config/replicate'
import { createBuiltInEngine, type BuiltInEngine } from './built_in/built_in_engine.js'
import { createChainEngine } from './chain/chain_engine.js'
import { engineOrder } from './chain/engine_order.js'
import type { EngineName } from './chain/read_chains.js'
import type { Engine } from './engine.js'
import { warnOfEnds } from './known_models/warn_of_ends.js'

/**
 * The engines that the operator chose, as one. Only workers call this.
 * @throws Error when a provider refuses the operator's key
 */
export async function createEngine(): Promise<Engine> {
  await warnOfEnds()
  const logger = await app.container.make('logger')
  const local = createBuiltInEngine({
    threads: engineThreads,
    ffmpegPath,
    vision: { isOff: visionIsOff, tell: (sentence) => logger.warn(sentence) },
  })
  const engines: Engine[] = []
  for (const name of enginesInUse) {
    if (name !== 'local') engines.push(await CREATE[name](local))
  }
  return createChainEngine({
    ...{ engines, local, orderFor: engineOrder, keyed: OWN_KEY_ENGINE },
    tell: (job, engine, err) => logger.warn({ err, job, engine }, 'an engine has not made it'),
  })
}

/** Each is loaded where it is used: a third of what a worker would read at its start. */
const CREATE: Record<Exclude<EngineName, 'local'>, (local: BuiltInEngine) => Promise<Engine>> = {
  async fal(local) {
    const [{ checkAccess }, { createFalEngine }] = await Promise.all([
      import('./fal/check_access.js'),
      import('./fal/fal_engine.js'),
    ])
    await checkAccess(fal!)
    return createFalEngine(fal!, local, ffmpegPath)
  },
  async replicate(local) {
    const [{ checkAccess }, { createReplicateEngine }] = await Promise.all([
      import('./replicate/check_access.js'),
      import('./replicate/replicate_engine.js'),
    ])
    await checkAccess(replicate!)
    return createReplicateEngine(replicate!, local, ffmpegPath)
  },
  async openai(local) {
    const [{ checkAccess }, { createOpenAiEngine }] = await Promise.all([
      import('./openai/check_access.js'),
      import('./openai/openai_engine.js'),
    ])
    await checkAccess(openai!)
    return createOpenAiEngine(openai!, local, ffmpegPath)
  },
  async comfyui(local) {
    const { createComfyUiEngine } = await import('./comfyui/comfyui_engine.js')
    return createComfyUiEngine(comfyui!, local, ffmpegPath)
  },
}
