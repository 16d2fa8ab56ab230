import { getJson, postJson } from '~/shell/client/json'
import { retryLost } from '~/shell/client/retry_lost'
import { route } from '~/shell/client/routes'
import type { GenerationData } from '~/studio/transformers/generation_data'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { Identification } from './identify_photos'
import { masksFor, type PhotoMasks } from './photo_masks'

export interface TrainingStarted {
  request_id: string
  ai_model_id: number
}

interface NewTraining {
  files: readonly File[]
  masks: PhotoMasks
  name: string
  description: string
  identification: Identification
  /** The same for each try of one order, so that a lost answer does not train twice. */
  key: string
  /** Whether the answer to an earlier try was lost; photos and words may have been changed since. */
  wasLost: boolean
  onUploadProgress: (fraction: number) => void
  /** Told when the connection was lost; the photos are sent again once it is back. */
  onLost: () => void
}

/**
 * Uploads the photos as they are and starts the training of a new product; what an earlier try has begun goes on instead. Throws
 * `ApiError` or an Error for the screen.
 */
export async function startTraining(training: NewTraining): Promise<TrainingStarted> {
  const begun = training.wasLost ? await findTraining(training.key) : null
  if (begun) return begun
  const form = new FormData()
  for (const file of training.files) form.append('images[]', file, file.name)
  for (const { place, mask } of masksFor(training.masks, training.files)) {
    form.append('masks[]', mask, 'mask.png')
    form.append('mask_photos[]', String(place))
  }
  form.append('name', training.name)
  form.append('trigger_word', '')
  form.append('description', training.description)
  for (const { description } of training.identification.photos) {
    form.append('all_descriptions[]', description)
  }
  const { key: idempotencyKey, onUploadProgress, onLost } = training
  const answer = await retryLost(
    () =>
      postJson<TrainingStarted>(route('api.training.start'), form, {
        idempotencyKey,
        onUploadProgress,
      }),
    { onLost }
  )
  if (!answer?.request_id) throw new Error(PRODUCT_TEXTS.errors.noRequest)
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

/** Trains a product on the photos that it has. Throws like {@link startTraining}. */
export function trainAgain(productId: number, key: string): Promise<TrainingStarted> {
  return postJson(route('products.train', { product: productId }), {}, { idempotencyKey: key })
}
