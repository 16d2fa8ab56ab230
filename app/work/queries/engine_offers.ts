import { engineCapabilities } from '#app/engines/capabilities'
import type { EngineCapabilities } from '#app/engines/engine'

/** What screens may offer to do with a trained product: what the engine in use can do. */
export type EngineOffers = {
  photos: boolean
  backgrounds: boolean
  video: boolean
  /** Films with sound. */
  sound: boolean
  reel: boolean
  upscale: boolean
  /** Pictures of it that need no training. */
  references: boolean
  /** Clicks in its photos. */
  select: boolean
}

export function engineOffers(
  capabilities: EngineCapabilities = engineCapabilities()
): EngineOffers {
  const { train, generate, background, video, reel, upscale, select } = capabilities
  return {
    photos: generate !== null,
    backgrounds: background !== null,
    video: video !== null,
    sound: video?.hasSound === true,
    reel: reel !== null,
    upscale: upscale !== null,
    references: train?.withoutLearning !== undefined,
    select: select !== null,
  }
}
