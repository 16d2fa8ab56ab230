import { getJson, postJson } from '~/ui/client/json'
import { retryLost } from '~/ui/client/retry_lost'
import { route } from '~/ui/client/routes'
import type { GenerationData } from '~/work/transformers/generation_data'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { TrainingMethod } from '../training_method'

export interface TrainingStarted {
  request_id: string
  ai_model_id: number
}

interface NewTraining {
  productId: number
  method: TrainingMethod
  /** The same for each try of one order, so that a lost answer does not train twice. */
  key: string
  /** Told when the connection was lost; the order is sent again once it is back. */
  onLost: () => void
}

/** Starts the training of a product whose photos have arrived. Throws `ApiError` or an Error for the screen. */
export async function startTraining({ productId, method, key, onLost }: NewTraining) {
  const answer = await retryLost(() => trainAgain(productId, method, key), { onLost })
  if (!answer?.request_id) throw new Error(PRODUCT_MESSAGES.errors.noRequest)
  return answer
}

/** The training that a call has begun; null while the server cannot be asked, and when the call never reached it. */
export async function findTraining(key: string): Promise<TrainingStarted | null> {
  try {
    const { id, product_id: productId } = await getJson<GenerationData>(
      route('generations.by-key', { key })
    )
    return productId === null ? null : { request_id: id, ai_model_id: productId }
  } catch {
    return null
  }
}

/** Trains a product on the photos that it has, or makes it ready from them. Throws `ApiError`. */
export function trainAgain(
  productId: number,
  method: TrainingMethod,
  key: string
): Promise<TrainingStarted> {
  const body = method === 'training' ? {} : { method }
  return postJson(route('products.train', { product: productId }), body, { idempotencyKey: key })
}
