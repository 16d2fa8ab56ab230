import { randomInt } from 'node:crypto'
import { requireSubscriptionFor } from '#app/credits/queries/require_subscription'
import type Product from '#app/products/models/product'
import type { Layout } from '#engine/layout/layout'
import { IMAGE_SIZES, type ImageSize, SEEDS } from '#config/generations'
import type Generation from '#app/work/models/generation'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { requestGeneration } from '#app/work/actions/request_generation'

export interface RequestBackgroundsInput {
  userId: number
  product: Product
  photoMediaId: string
  /** One entry a picture, 1 to 10. */
  prompts: string[]
  /** What must not be in the pictures. */
  negativePrompt?: string
  size: ImageSize
  /** Below `SEEDS`; by chance, if missing. */
  seed?: number
  /** As in `GenerateInput`. */
  layout?: Layout
  idempotency?: IdempotencyInput
}

/**
 * Accepts the making of pictures of one photo's product before new backgrounds and takes their credits.
 * @throws AppError 402 when credits are missing, 403 when it needs a subscription
 */
export async function requestBackgrounds(input: RequestBackgroundsInput): Promise<Generation> {
  const { userId, product, photoMediaId, prompts, negativePrompt, size, idempotency } = input
  await requireSubscriptionFor(product, userId)
  return requestGeneration({
    userId,
    kind: 'background',
    productId: product.id,
    idempotency,
    work: {
      params: {
        productId: product.id,
        photoMediaId,
        prompts,
        negativePrompt,
        ...IMAGE_SIZES[size],
        seed: input.seed ?? randomInt(SEEDS),
        layout: input.layout,
      },
    },
  })
}
