import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import { randomInt } from 'node:crypto'
import { engineCapabilities } from '#app/engines/capabilities'
import type { EngineCapabilities } from '#app/engines/engine'
import { noSound } from '../errors.js'
import { requireEncoder } from '../require_encoder.js'
import { requireSubscriptionFor } from '#app/credits/queries/require_subscription'
import type { StoredFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import type Product from '#app/products/models/product'
import { ffmpegPath } from '#config/engine'
import { SEEDS } from '#config/generations'
import type Generation from '#app/work/models/generation'
import type { ParamsOf } from '#app/work/params'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { requestGeneration } from '#app/work/actions/request_generation'

type Film = Pick<
  ParamsOf<'video'>,
  'prompt' | 'seconds' | 'aspectRatio' | 'shapeWay' | 'cfgScale'
> & {
  hasSound: boolean
}

export interface RequestVideoInput extends Film {
  userId: number
  product: Product
  /** The picture that the film starts with: one of the product, or one that was sent along. */
  picture: string | StoredFile
  idempotency?: IdempotencyInput
}

/**
 * Accepts the making of a film and takes its credit.
 * @throws AppError 402 when the credit is missing, 403 when it needs a subscription, 422 for sound where the engine in use makes none, or
 * where nothing can write films
 */
export async function requestVideo(
  input: RequestVideoInput,
  { video }: EngineCapabilities = engineCapabilities(),
  ffmpeg = ffmpegPath
): Promise<Generation> {
  const { userId, product, picture, idempotency, ...rest } = input
  await requireSubscriptionFor(product, userId)
  const { prompt, seconds, aspectRatio, shapeWay, cfgScale, hasSound } = rest
  if (hasSound && !video?.hasSound) throw noSound()
  await requireEncoder(ffmpeg)
  return requestGeneration({
    userId,
    kind: 'video',
    productId: product.id,
    idempotency,
    async work(trx) {
      const isSent = typeof picture !== 'string'
      if (isSent) await refuseBeyondStorage(trx, [picture])
      const mediaId = isSent ? (await recordMedia(picture, trx)).id : picture
      return {
        params: {
          productId: product.id,
          mediaId,
          temporaryMediaIds: isSent ? [mediaId] : [],
          ...{ prompt, seconds, aspectRatio, cfgScale },
          ...(shapeWay && { shapeWay }),
          ...(hasSound && { hasSound }),
          seed: randomInt(SEEDS),
        },
      }
    },
  })
}
