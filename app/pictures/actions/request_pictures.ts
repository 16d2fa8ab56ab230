import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import { randomInt } from 'node:crypto'
import { requireSubscriptionFor } from '#app/credits/queries/require_subscription'
import type { StoredFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import type Product from '#app/products/models/product'
import type { Layout } from '#engine/layout/layout'
import { IMAGE_SIZES, type ImageSize, SEEDS } from '#config/generations'
import type Generation from '#app/work/models/generation'
import { loadTraining } from '#app/products/queries/load_training'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { type BatchItem, requestGeneration } from '#app/work/actions/request_generation'
import { notTrained } from '../errors.js'

export interface RequestPicturesInput {
  userId: number
  product: Product
  /** One entry a picture, 1 to 10. */
  prompts: string[]
  /** What must not be in the pictures. */
  negativePrompt?: string
  size: ImageSize
  /** Below `SEEDS`; by chance, if missing. */
  seed?: number
  /** As in `GenerateInput`. */
  layout?: Layout
  /** Photos to work from instead of what training made of the product. */
  inputPhotoMediaIds?: string[]
  /** More such photos, sent along and not recorded yet. */
  sentPhotos?: StoredFile[]
  idempotency?: IdempotencyInput
  batchItem?: BatchItem
}

/**
 * Accepts the making of pictures of a product and takes their credits.
 * @throws AppError 402 when credits are missing, 403 when it needs a subscription, 422 when the product is not trained
 */
export async function requestPictures(input: RequestPicturesInput): Promise<Generation> {
  const { userId, product, prompts, negativePrompt, size, idempotency, batchItem } = input
  const { inputPhotoMediaIds = [], sentPhotos = [] } = input
  const hasPhotos = inputPhotoMediaIds.length + sentPhotos.length > 0
  await requireSubscriptionFor(product, userId)
  if (!hasPhotos && !(await loadTraining(product.id))) {
    throw notTrained()
  }
  return requestGeneration({
    userId,
    kind: 'generate',
    productId: product.id,
    idempotency,
    batchItem,
    async work(trx) {
      await refuseBeyondStorage(trx, sentPhotos)
      const sentIds: string[] = []
      for (const stored of sentPhotos) sentIds.push((await recordMedia(stored, trx)).id)
      return {
        params: {
          productId: product.id,
          prompts,
          negativePrompt,
          ...IMAGE_SIZES[size],
          seed: input.seed ?? randomInt(SEEDS),
          layout: input.layout,
          inputPhotoMediaIds: [...inputPhotoMediaIds, ...sentIds],
          temporaryMediaIds: sentIds,
        },
      }
    },
  })
}
