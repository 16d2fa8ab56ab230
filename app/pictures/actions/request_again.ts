import { requireSubscriptionFor } from '#app/credits/queries/require_subscription'
import type Product from '#app/products/models/product'
import type Generation from '#app/work/models/generation'
import type { ParamsOf } from '#app/work/params'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { requestGeneration } from '#app/work/actions/request_generation'
import { photosGone } from '../errors.js'

export type PromptKind = 'generate' | 'background'

export interface RequestAgainInput {
  userId: number
  product: Product
  /** Work of the same user and product, of one of the kinds with prompts. */
  earlier: Generation
  /** What is different this time; `prompts` has one entry a picture. */
  change: Pick<ParamsOf<PromptKind>, 'prompts'> & Partial<ParamsOf<PromptKind>>
  /** Whether the earlier work's failed pieces are settled with this. */
  settles?: boolean
  idempotency?: IdempotencyInput
}

/**
 * Accepts work like an earlier one, with its settings, and takes its credits.
 * @throws AppError 402 when credits are missing, 403 when it needs a subscription, 409 when the failed pieces are settled
 * already, 422 when photos that were sent for the earlier work only are gone
 */
export async function requestAgain(input: RequestAgainInput): Promise<Generation> {
  const { userId, product, earlier, change, settles = false, idempotency } = input
  await requireSubscriptionFor(product, userId)
  const params = { ...(earlier.params as ParamsOf<PromptKind>), ...change }
  if ('temporaryMediaIds' in params && params.temporaryMediaIds?.length) {
    throw photosGone()
  }
  return requestGeneration({
    userId,
    kind: earlier.kind as PromptKind,
    productId: product.id,
    settles: settles ? earlier.id : undefined,
    idempotency,
    work: { params },
  })
}
