import { engineName, engineThreads, ffmpegPath } from '#config/engine'
import type { Engine } from './engine.js'
import { createLocalEngine } from './local/local_engine.js'

/** The engine that the operator chose. Only workers call this. */
export function createEngine(): Engine {
  switch (engineName) {
    case 'local':
      return createLocalEngine({ threads: engineThreads, ffmpegPath })
  }
}
