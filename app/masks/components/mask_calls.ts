import { requestJson } from '~/ui/client/json'
import { newUuid } from '~/ui/client/new_uuid'
import { route } from '~/ui/client/routes'
import { runGeneration } from '~/work/components/run_generation'
import type { Mask } from './mask.js'
import { encodeMask } from './mask_files.js'

export interface PhotoRef {
  productId: number
  photoId: number
}

/** What the server found by itself. */
export interface AutomaticMask {
  mask_url: string
  /** 0 to 1. */
  confidence: number
  /** A sentence when it should be looked at, or null. */
  advice: string | null
}

/** Has the product found in a photo, whatever its owner drew before. Throws `ApiError`. */
export function findMask({ productId, photoId }: PhotoRef): Promise<AutomaticMask> {
  const url = route('api.model.image.mask', { modelId: productId, imageId: photoId })
  return runGeneration<AutomaticMask>(url, { automatic: true }, newUuid())
}

/** Keeps a mask with its photo. Throws `ApiError`. */
export async function saveMask({ productId, photoId }: PhotoRef, mask: Mask): Promise<void> {
  const form = new FormData()
  form.append('mask', await encodeMask(mask), 'mask.png')
  const params = { modelId: productId, imageId: photoId }
  await requestJson('put', route('api.model.image.mask.update', params), form)
}

/** Goes back to the automatic mask. Throws `ApiError`. */
export async function withdrawMask({ productId, photoId }: PhotoRef): Promise<void> {
  const params = { modelId: productId, imageId: photoId }
  await requestJson('delete', route('api.model.image.mask.destroy', params))
}
