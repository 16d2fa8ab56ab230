import type { PhotoData } from '~/products/transformers/product_data'
import { reasonOf } from '~/ui/client/api_error'
import { route } from '~/ui/client/routes'
import { INPAINT_MESSAGES } from '../../messages/en/inpaint'
import type { LaidOutOrder } from '../use_order_choice'
import { isCancelled } from '~/work/components/run_generation'
import { SHAPES } from '../shape_options'
import type { usePictureRun } from '../use_picture_run'

export interface BackgroundOrder extends LaidOutOrder {
  photo: Pick<PhotoData, 'id' | 'mask_path'>
  /** Address of its cut-out. */
  cutoutUrl: string
}

/** Orders backgrounds for the photos of a product. */
export function useBackgrounds(
  modelId: number,
  { setError, run }: ReturnType<typeof usePictureRun>
) {
  return async ({
    photo,
    cutoutUrl,
    prompt,
    negativePrompt,
    amount,
    shape,
    ...laid
  }: BackgroundOrder) => {
    const url = route('api.model.image.background', { modelId, imageId: photo.id })
    const body = {
      prompt,
      negative_prompt: negativePrompt,
      num_images: amount,
      aspect_ratio: shape,
      seed: laid.seed,
      layout: laid.layout,
      image_url: cutoutUrl,
      // What the merchant saw must be what is used: another mask since is refused.
      ...(photo.mask_path && { mask_url: photo.mask_path }),
    }
    try {
      await run({ kind: 'background', url, body, prompt, count: amount, ...SHAPES[shape] })
    } catch (reason) {
      if (isCancelled(reason)) return
      setError(reasonOf(reason, INPAINT_MESSAGES.errors.background))
    }
  }
}
