import type { RemoteSettings } from '../remote/settings.js'

/** How the engine is set up; `config/openai.ts` reads and checks it. */
export interface OpenAiSettings extends RemoteSettings {
  /** Null where the server asks for none. */
  key: string | null
  /** Address of the API without a slash at the end, such as `https://api.openai.com/v1`. */
  url: string
  /** Sizes that its model draws; any, if null. */
  sizes: readonly Size[] | null
}

interface Size {
  width: number
  height: number
}
