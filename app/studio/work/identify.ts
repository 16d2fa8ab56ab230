import { removeMedia } from '#app/media/remove_media'
import type { Work } from './outcome.js'

/** The uploaded copies serve identification only and go with its end. */
export const identify: Work<'identify'> = async (_generation, { photos }, engine, context) => {
  const { object, description, identifications, cost } = await engine.identify(
    { photos: photos.map(({ mediaId, originalName }) => ({ key: mediaId, originalName })) },
    context
  )
  return {
    unusedCredits: 0,
    engineCostCents: cost.cents,
    async record(trx) {
      await removeMedia(
        photos.map(({ mediaId }) => mediaId),
        trx
      )
      return { object, description, identifications }
    },
  }
}
