import type { RemoteSettings } from '../remote/settings.js'
import type { Workflows } from './read_workflows.js'

/** How the engine is set up; `config/comfyui.ts` reads and checks it. */
export interface ComfyUiSettings extends RemoteSettings {
  /** Address without a slash at the end. */
  url: string
  workflows: Workflows
}
