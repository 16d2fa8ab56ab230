import type { ChosenModels, ModelRow } from './models/row.js'

/** How an engine that works with a provider is set up, whichever it is. */
export interface RemoteSettings {
  /** Where files may come from though it is none of the public internet: a stand-in for the provider, or null for none. */
  trustedOrigin: string | null
  /** Where the provider's messages reach us, or null when they cannot. */
  webhookUrl: string | null
  models: ChosenModels
  /** All models that train, of which one is chosen: what was begun with another one is of its family. */
  trainers: readonly ModelRow<'train'>[]
  /** The model that draws what was trained, for each family: the chosen one for its own. */
  drawers: readonly ModelRow<'generate'>[]
  trainSteps: number
  loraScale: number
  /** As the model's row says, if missing. */
  generateSteps?: number
  guidance?: number
  /** Mean colour difference (CIEDE2000) from which on a locked product is not the merchant's any more. */
  mostDeltaE: number
  /** The same for a product that was drawn anew, made as bright as in the photo: the colour of the scene's light counts too. */
  mostDrawnDeltaE: number
  /** Least share of the words on a product that must still be read: of what could be at that size, where its own pixels are put back. */
  leastWords: number
  /** Dollars a day; null for no cap. */
  budget: { perUser: number | null; total: number | null }
  timing: RemoteTiming
}

/** Milliseconds. */
export interface RemoteTiming {
  /** The first and the longest rest between two questions about a request. */
  firstPoll: number
  mostPoll: number
  /** The longest rest where messages reach us. */
  mostPollWithWebhook: number
  /** One call of the provider's interface. */
  call: number
  /** One file on its way, either direction. */
  transfer: number
  /** How long a request that may have been submitted is waited for before it counts as lost. */
  lost: number
}
