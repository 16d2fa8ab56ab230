import env from '#start/env'
import { enginesInUse } from '#config/engine'
import { address, LEARNS_NOTHING, readShared } from '#config/remote'
import { comfyUiModels } from '#app/engines/comfyui/models'
import { readWorkflows } from '#app/engines/comfyui/read_workflows'
import type { ComfyUiSettings } from '#app/engines/comfyui/settings'

/** What the ComfyUI engine is set up with, or null when it is in no chain. */
export const comfyui: ComfyUiSettings | null = enginesInUse.has('comfyui') ? read() : null

/** @throws Error naming the setting or the workflow that is missing or wrong */
function read(): ComfyUiSettings {
  const url = address('COMFYUI_URL', '')
  const folder = env.get('COMFYUI_WORKFLOWS')
  if (!url || !folder) {
    throw new Error(
      'The engine comfyui needs COMFYUI_URL, such as http://127.0.0.1:8188, and COMFYUI_WORKFLOWS, the folder with its workflows.'
    )
  }
  const cents = env.get('COMFYUI_CENTS', 0)
  if (!(cents >= 0)) throw new Error(`COMFYUI_CENTS must be the cents of a run, not ${cents}.`)
  const workflows = readWorkflows(folder)
  return {
    ...{ url, workflows },
    ...readShared('COMFYUI'),
    ...LEARNS_NOTHING,
    models: comfyUiModels(workflows, cents),
    trustedOrigin: new URL(url).origin,
    webhookUrl: null,
  }
}
