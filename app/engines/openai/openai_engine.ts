import type { BuiltInEngine } from '../built_in/built_in_engine.js'
import type { Engine } from '../engine.js'
import { createRemoteEngine } from '../remote/remote_engine.js'
import { openAiCapabilities } from './capabilities.js'
import { OpenAiProvider } from './provider.js'
import type { OpenAiSettings } from './settings.js'

/** The engine that has a server with OpenAI's interface draw, as `createRemoteEngine` tells. */
export function createOpenAiEngine(
  settings: OpenAiSettings,
  local: BuiltInEngine,
  ffmpegPath: string | null
): Engine {
  const provider = new OpenAiProvider(settings)
  return createRemoteEngine(provider, openAiCapabilities(settings), settings, local, ffmpegPath)
}
