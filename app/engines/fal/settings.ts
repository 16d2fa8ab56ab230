import type { AllModels } from '../remote/models/row.js'
import type { RemoteSettings } from '../remote/settings.js'

/** How the engine is set up; `config/fal.ts` reads and checks it. */
export interface FalSettings extends RemoteSettings {
  models: AllModels
  key: string
  /** Addresses without a slash at the end. */
  urls: { queue: string; rest: string; api: string }
}
