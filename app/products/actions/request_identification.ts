import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import { sql } from '#app/core/database/sql'
import { notFound } from '#app/core/errors/errors'
import { recordMedia } from '#app/media/store/record_media'
import { requestGeneration } from '#app/work/actions/request_generation'
import type Generation from '#app/work/models/generation'
import type { NewPhoto } from './create_product.js'

/** A copy of a photo that is there already. */
export type SentCopy = Pick<NewPhoto, 'originalName' | 'mask'> & {
  mediaId: string
  /** In pixels. */
  stored: { width: number; height: number }
}

/**
 * Accepts the identification of photos that belong to no product yet; they and their masks go when it ends. Copies that were sent before stay for a
 * while, to be identified again.
 */
export function requestIdentification(
  userId: number,
  photos: (NewPhoto | SentCopy)[]
): Promise<Generation> {
  return requestGeneration({
    userId,
    kind: 'identify',
    async work(trx) {
      await refuseBeyondStorage(
        trx,
        photos.flatMap((photo) => ('mediaId' in photo ? [] : [photo.stored]))
      )
      await keepCopies(
        trx,
        userId,
        photos.flatMap((photo) => ('mediaId' in photo ? [photo.mediaId] : []))
      )
      const copies = []
      const temporaryMediaIds = []
      for (const photo of photos) {
        const { originalName, mask } = photo
        const isSent = 'mediaId' in photo
        const mediaId = isSent ? photo.mediaId : (await recordMedia(photo.stored, trx)).id
        const maskMediaId = mask && (await recordMedia(mask, trx)).id
        copies.push({ mediaId, originalName, maskMediaId })
        if (!isSent) temporaryMediaIds.push(mediaId)
        if (maskMediaId) temporaryMediaIds.push(maskMediaId)
      }
      return { params: { photos: copies, temporaryMediaIds } }
    },
  })
}

/** Has copies stay until they were looked at, though they were sent long ago. @throws AppError 404 when one has gone */
async function keepCopies(
  trx: TransactionClientContract,
  userId: number,
  ids: string[]
): Promise<void> {
  const kept = await sql(
    trx,
    'update photo_copies set created_at = now() where user_id = :userId and media_id = any(:ids) returning 1',
    { userId, ids }
  )
  if (kept.length < new Set(ids).size) throw notFound()
}
