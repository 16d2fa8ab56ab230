import type { RemoteSettings } from '../remote/settings.js'

/** How the engine is set up; `config/fal.ts` reads and checks it. */
export interface FalSettings extends RemoteSettings {
  key: string
  /** Addresses without a slash at the end. */
  urls: { queue: string; rest: string; api: string }
}
