import { findSources } from '#app/provenance/find_sources'
import Product from '#app/products/models/product'
import { findModel } from '#app/core/database/find_model'
import { HIGHEST_CFG_SCALE } from '#config/generations'
import { withoutOwnWords } from '#app/pictures/own_words'
import { findMask } from '#app/pictures/queries/find_mask'
import type { Work } from '#app/work/kinds/outcome'
import { storeFilm } from './store_film.js'

/** A film that starts with a picture, and its first frame for lists and the player. */
export const video: Work<'video'> = async (generation, params, engine, context) => {
  const { productId, mediaId, prompt, seconds, aspectRatio, shapeWay, cfgScale, hasSound, seed } =
    params
  const output = await engine.video(
    {
      picture: mediaId,
      mask: await findMask(mediaId),
      prompt,
      seconds,
      aspectRatio,
      shapeWay,
      cfgScale: cfgScale / HIGHEST_CFG_SCALE,
      hasSound,
      seed,
    },
    context
  )
  const product = productId === null ? null : await findModel(Product, productId)
  const ignoredWords = withoutOwnWords(output.ignoredWords, product)
  const record = await storeFilm(generation, { ...output, sources: await findSources(mediaId) })
  return {
    unusedCredits: 0,
    engineCostCents: output.cost.cents,
    async record(trx) {
      const videoId = await record(trx, {
        product_id: productId,
        prompt,
        duration_seconds: output.file.seconds,
        cfg_scale: cfgScale,
        has_sound: hasSound ?? false,
        aspect_ratio: aspectRatio,
        shaped_by: output.shapedBy ?? null,
        seed: output.seed,
        ignored_words: ignoredWords,
      })
      return { videoId, ignoredWords }
    },
  }
}
