import type { AllModels } from '../remote/models/row.js'
import type { RemoteSettings } from '../remote/settings.js'

/** How the engine is set up; `config/replicate.ts` reads and checks it. */
export interface ReplicateSettings extends RemoteSettings {
  models: AllModels
  token: string
  /** Address of the API without a slash at the end. */
  url: string
  /** The model whose versions the trained products become; `vitrine` of the token's account, if null. */
  destination: { owner: string; name: string } | null
}
