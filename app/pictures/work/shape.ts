import { EngineError } from '#app/engines/engine_error'
import { putFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { findSources } from '#app/provenance/find_sources'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { findOrigin } from '../queries/find_origin.js'
import type { Work } from '#app/work/kinds/outcome'
import { sceneMessage } from '#app/work/transformers/scene_message'
import { putResult } from './put_result.js'

/** A picture in a shape that a market asks for. */
export const shape: Work<'shape'> = async (generation, params, engine, context) => {
  const { mediaId, maskMediaId, shape: wanted } = params
  const { pictures, cost } = await engine.reshape(
    { picture: mediaId, mask: maskMediaId, shape: wanted },
    context
  )
  const { userId: ownerId, engine: engineName } = generation
  const made = firstOf(pictures)
  if (made instanceof EngineError) throw made
  const { origin } = await findOrigin(mediaId)
  const sourceType = 'composite' as const
  const file = await putResult(made.file, {
    ownerId,
    marks: {
      ...{ sourceType, engine: engineName, seed: origin.seed },
      scene: origin.scene && sceneMessage(origin.scene),
      sourcePhoto: origin.sourcePhotoId,
    },
    provenance: async () => ({
      action: 'c2pa.edited',
      ...{ sourceType, engine: engineName, sources: await findSources(mediaId) },
    }),
  })
  const mask = made.mask && (await putFile({ ...made.mask, ownerId }))
  return {
    unusedCredits: 0,
    engineCostCents: cost.cents,
    async record(trx) {
      const [kept] = await sql(
        trx,
        'select 1 from generated_images where media_id = ? for key share',
        [mediaId]
      )
      if (!kept) throw new EngineError('picture_gone')
      return {
        mediaId: (await recordMedia(file, trx)).id,
        maskMediaId: mask && (await recordMedia(mask, trx)).id,
        shapedBy: made.shapedBy ?? null,
      }
    },
  }
}
