import type Generation from '#app/work/models/generation'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { touchEditorSource } from './keep_editor_source.js'
import { requestGeneration } from '#app/work/actions/request_generation'

export interface RequestUpscaleInput {
  userId: number
  /** Null for a picture by itself. */
  productId: number | null
  mediaId: string
  /** What the picture was made from; the enlarged one keeps it. */
  prompt: string
  /** Earlier work that failed and that this one does again. */
  settles?: string
  idempotency?: IdempotencyInput
}

/**
 * Accepts the enlarging of a picture to twice its size and takes its credit.
 * @throws AppError 402 when the credit is missing, 409 when the earlier work is settled already
 */
export function requestUpscale(input: RequestUpscaleInput): Promise<Generation> {
  const { userId, productId, mediaId, prompt, settles, idempotency } = input
  return requestGeneration({
    userId,
    kind: 'upscale',
    productId: productId ?? undefined,
    settles,
    idempotency,
    async work(trx) {
      if (productId === null) await touchEditorSource(trx, mediaId)
      return { params: { productId, mediaId, prompt } }
    },
  })
}
