import { recordMedia } from '#app/media/record_media'
import { requestGeneration } from '#app/studio/actions/request_generation'
import type Generation from '#app/studio/models/generation'
import type { NewPhoto } from './create_product.js'

/** Accepts the identification of photos that belong to no product yet; they go when it ends. */
export function requestIdentification(userId: number, photos: NewPhoto[]): Promise<Generation> {
  return requestGeneration({
    userId,
    kind: 'identify',
    async work(trx) {
      const copies = []
      for (const { stored, originalName } of photos) {
        const { id } = await recordMedia(stored, trx)
        copies.push({ mediaId: id, originalName })
      }
      const temporaryMediaIds = copies.map(({ mediaId }) => mediaId)
      return { params: { photos: copies, temporaryMediaIds } }
    },
  })
}
