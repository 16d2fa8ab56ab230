import { EngineError } from '#app/engines/engine_error'
import { firstOf } from '#app/core/elements'
import { findOrigin } from '../queries/find_origin.js'
import type { Work } from '#app/work/kinds/outcome'
import { storePictures } from './store_pictures.js'

export const upscale: Work<'upscale'> = async (generation, params, engine, context) => {
  const { productId, mediaId, prompt } = params
  const { pictures, cost } = await engine.upscale({ picture: mediaId, factor: 2 }, context)
  const picture = firstOf(pictures)
  if (picture instanceof EngineError) throw picture
  return storePictures(
    generation,
    productId,
    [{ picture, prompt, position: 0, ...(await findOrigin(mediaId)) }],
    {
      unusedCredits: 0,
      engineCostCents: cost.cents,
      result: { ignoredWords: [], failures: [] },
      isUpscaled: true,
      changedFrom: mediaId,
      editorSource: productId === null ? mediaId : undefined,
    }
  )
}
