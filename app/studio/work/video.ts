import { putFile } from '#app/media/put_file'
import { recordMedia } from '#app/media/record_media'
import { storeBytes } from '#app/media/store_bytes'
import { addCredentials } from '#app/provenance/add_credentials'
import { findSources } from '#app/provenance/find_sources'
import Product from '#app/products/models/product'
import { findModel } from '#app/shell/find_model'
import { HIGHEST_CFG_SCALE } from '#config/studio'
import { withoutOwnWords } from '../own_words.js'
import { findMask } from '../queries/find_mask.js'
import type { Work } from './outcome.js'

/** A film that starts with a picture, and its first frame for lists and the player. */
export const video: Work<'video'> = async (generation, params, engine, context) => {
  const { productId, mediaId, prompt, seconds, aspectRatio, shapeWay, cfgScale, seed } = params
  const output = await engine.video(
    {
      picture: mediaId,
      mask: await findMask(mediaId),
      prompt,
      seconds,
      aspectRatio,
      shapeWay,
      cfgScale: cfgScale / HIGHEST_CFG_SCALE,
      seed,
    },
    context
  )
  const product = productId === null ? null : await findModel(Product, productId)
  const ignoredWords = withoutOwnWords(output.ignoredWords, product)
  const { userId: ownerId } = generation
  const { width, height } = output.file
  const poster = await putFile({ ...output.poster, ownerId })
  await addCredentials(output.file, {
    action: 'c2pa.created',
    sourceType: output.sourceType ?? 'composite',
    engine: generation.engine,
    sources: await findSources(mediaId),
  })
  const file = { ...(await storeBytes({ ...output.file, ownerId })), width, height }
  return {
    unusedCredits: 0,
    engineCostCents: output.cost.cents,
    async record(trx) {
      const film = await recordMedia({ ...file, placeholder: poster.placeholder }, trx)
      const [{ id }] = await trx
        .table('videos')
        .returning('id')
        .insert({
          generation_id: generation.id,
          product_id: productId,
          user_id: ownerId,
          media_id: film.id,
          poster_media_id: (await recordMedia(poster, trx)).id,
          prompt,
          duration_seconds: output.file.seconds,
          cfg_scale: cfgScale,
          aspect_ratio: aspectRatio,
          shaped_by: output.shapedBy ?? null,
          seed: output.seed,
          ignored_words: ignoredWords,
        })
      return { videoId: id, ignoredWords }
    },
  }
}
