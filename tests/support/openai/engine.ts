import { createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import type { Engine } from '#app/engines/engine'
import { imageModel, openAiModels } from '#app/engines/openai/models'
import { createOpenAiEngine } from '#app/engines/openai/openai_engine'
import type { OpenAiSettings } from '#app/engines/openai/settings'
import { FAL_MODELS } from '#app/engines/fal/models/table'
import { remoteSettings } from '../providers/settings.js'
import type { OpenAiEmulator } from './emulator.js'

/** The settings of an engine that talks to an emulator, with a model that draws few sizes. */
export function openAiSettings(
  { url, key }: OpenAiEmulator,
  changes: Partial<OpenAiSettings> = {}
): OpenAiSettings {
  const image = imageModel('gpt-image-1-mini')
  return {
    ...remoteSettings(FAL_MODELS, url),
    ...{ key, url: `${url}/v1`, sizes: image.sizes, trainers: [], drawers: [] },
    models: openAiModels(image, 'gpt-5-mini'),
    ...changes,
  }
}

/** The engine with an emulator in the server's place. */
export function openAiEngine(
  emulator: OpenAiEmulator,
  changes: Partial<OpenAiSettings> = {},
  local = createBuiltInEngine({ threads: 1 })
): Engine {
  return createOpenAiEngine(openAiSettings(emulator, changes), local, null)
}
