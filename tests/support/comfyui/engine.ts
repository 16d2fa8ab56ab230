import { createBuiltInEngine } from '#app/engines/built_in/built_in_engine'
import { createComfyUiEngine } from '#app/engines/comfyui/comfyui_engine'
import { comfyUiModels } from '#app/engines/comfyui/models'
import { readWorkflows } from '#app/engines/comfyui/read_workflows'
import type { ComfyUiSettings } from '#app/engines/comfyui/settings'
import type { Engine } from '#app/engines/engine'
import { FAL_MODELS } from '#app/engines/fal/models/table'
import { remoteSettings } from '../providers/settings.js'
import type { ComfyUiEmulator } from './emulator.js'

/** The workflows that operators are given as examples. */
export const EXAMPLES = 'docs/comfyui'

/** The settings of an engine that talks to an emulator, with the example workflows. */
export function comfyUiSettings(
  { url }: ComfyUiEmulator,
  changes: Partial<ComfyUiSettings> = {}
): ComfyUiSettings {
  const workflows = readWorkflows(EXAMPLES)
  return {
    ...remoteSettings(FAL_MODELS, url),
    ...{ url, workflows, trainers: [], drawers: [] },
    models: comfyUiModels(workflows, 0),
    ...changes,
  }
}

/** The engine with an emulator in the server's place. */
export function comfyUiEngine(
  emulator: ComfyUiEmulator,
  changes: Partial<ComfyUiSettings> = {},
  local = createBuiltInEngine({ threads: 1 })
): Engine {
  return createComfyUiEngine(comfyUiSettings(emulator, changes), local, null)
}
