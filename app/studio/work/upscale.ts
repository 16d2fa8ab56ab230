import { EngineError } from '#app/engines/engine_error'
import type { Work } from './outcome.js'
import { storePictures } from './store_pictures.js'

export const upscale: Work<'upscale'> = async (generation, params, engine, context) => {
  const { pictures, cost } = await engine.upscale({ picture: params.mediaId, factor: 2 }, context)
  const [picture] = pictures
  if (picture instanceof EngineError) throw picture
  return storePictures(
    generation,
    params.productId,
    [{ picture, prompt: params.prompt, position: 0 }],
    {
      unusedCredits: 0,
      engineCostCents: cost.cents,
      result: { ignoredWords: [], failures: [] },
      isUpscaled: true,
    }
  )
}
