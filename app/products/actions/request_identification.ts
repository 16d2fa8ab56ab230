import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import { recordMedia } from '#app/media/store/record_media'
import { requestGeneration } from '#app/work/actions/request_generation'
import type Generation from '#app/work/models/generation'
import type { NewPhoto } from './create_product.js'

/** Accepts the identification of photos that belong to no product yet; they and their masks go when it ends. */
export function requestIdentification(userId: number, photos: NewPhoto[]): Promise<Generation> {
  return requestGeneration({
    userId,
    kind: 'identify',
    async work(trx) {
      await refuseBeyondStorage(
        trx,
        photos.map(({ stored }) => stored)
      )
      const copies = []
      const temporaryMediaIds = []
      for (const { stored, originalName, mask } of photos) {
        const { id: mediaId } = await recordMedia(stored, trx)
        const maskMediaId = mask && (await recordMedia(mask, trx)).id
        copies.push({ mediaId, originalName, maskMediaId })
        temporaryMediaIds.push(mediaId, ...(maskMediaId ? [maskMediaId] : []))
      }
      return { params: { photos: copies, temporaryMediaIds } }
    },
  })
}
