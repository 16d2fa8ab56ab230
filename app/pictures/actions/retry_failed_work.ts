import type Product from '#app/products/models/product'
import { elementOf } from '#app/core/elements'
import { notFound } from '#app/core/errors/errors'
import type Generation from '#app/work/models/generation'
import type { ParamsOf, ResultOf } from '#app/work/params'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { type PromptKind, requestAgain } from './request_again.js'
import { requestUpscale } from './request_upscale.js'
import { cannotRetry } from '../errors.js'

export interface RetryInput {
  userId: number
  product: Product
  /** Work of the same user and product. */
  earlier: Generation
  idempotency?: IdempotencyInput
}

/**
 * Accepts the pieces of some work that failed once more: with their seeds and settings, for the credits that were given
 * back.
 * @throws AppError 402 when credits are missing, 403 when it needs a subscription, 404 for a piece of a batch, which is made
 * again with its batch, 409 when it is settled already, 422 when nothing can be made again
 */
export async function retryFailedWork(input: RetryInput): Promise<Generation> {
  const { userId, product, earlier, idempotency } = input
  if (earlier.inBatch) throw notFound()
  if (earlier.kind === 'upscale' && earlier.state === 'failed') {
    return requestUpscale({
      ...(earlier.params as ParamsOf<'upscale'>),
      userId,
      productId: product.id,
      settles: earlier.id,
      idempotency,
    })
  }
  const failed = failedPlaces(earlier)
  if (failed.length === 0) throw cannotRetry()
  const { prompts, positions } = earlier.params as ParamsOf<PromptKind>
  return requestAgain({
    userId,
    product,
    earlier,
    change: {
      prompts: failed.map((index) => elementOf(prompts, index)),
      positions: failed.map((index) => positions?.[index] ?? index),
    },
    settles: true,
    idempotency,
  })
}

/** Places of the prompts of which no picture was made. */
function failedPlaces({ kind, state, params, result }: Generation): number[] {
  if (kind !== 'generate' && kind !== 'background') return []
  if (state === 'failed') return (params as ParamsOf<PromptKind>).prompts.map((_, index) => index)
  const { failures = [] } = (result ?? {}) as Partial<ResultOf<PromptKind>>
  return failures.map(({ index }) => index)
}
