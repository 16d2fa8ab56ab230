import app from '@adonisjs/core/services/app'
import { engineName, engineThreads, ffmpegPath, visionIsOff } from '#config/engine'
import { fal } from '#config/fal'
import { replicate } from '#config/replicate'
import type { Engine } from './engine.js'
import { warnOfEnds } from './known_models/warn_of_ends.js'
import { createBuiltInEngine } from './built_in/built_in_engine.js'

/**
 * The engine that the operator chose. Only workers call this.
 * @throws Error when the provider refuses the operator's key
 */
export async function createEngine(): Promise<Engine> {
  await warnOfEnds()
  const logger = await app.container.make('logger')
  const local = createBuiltInEngine({
    threads: engineThreads,
    ffmpegPath,
    vision: { isOff: visionIsOff, tell: (sentence) => logger.warn(sentence) },
  })
  switch (engineName) {
    case 'local':
      return local
    case 'fal': {
      // Loaded where it is used, as the one below: a third of what a worker would read at its start.
      const [{ checkAccess }, { createFalEngine }] = await Promise.all([
        import('./fal/check_access.js'),
        import('./fal/fal_engine.js'),
      ])
      await checkAccess(fal!)
      return createFalEngine(fal!, local, ffmpegPath)
    }
    case 'replicate': {
      const [{ checkAccess }, { createReplicateEngine }] = await Promise.all([
        import('./replicate/check_access.js'),
        import('./replicate/replicate_engine.js'),
      ])
      await checkAccess(replicate!)
      return createReplicateEngine(replicate!, local, ffmpegPath)
    }
  }
}
