import { reasonOf } from '~/shell/client/api_error'
import { route } from '~/shell/client/routes'
import { INPAINT_TEXTS } from '../../inpaint_texts'
import type { PictureOrder } from '../order_form'
import { isCancelled } from '../run_generation'
import { SHAPES } from '../shape_options'
import type { usePictureRun } from '../use_picture_run'

export interface BackgroundOrder extends PictureOrder {
  /** The photo's id. */
  photo: number
  /** Address of its cut-out. */
  cutoutUrl: string
}

/** Orders backgrounds for the photos of a product. */
export function useBackgrounds(
  modelId: number,
  { setError, run }: ReturnType<typeof usePictureRun>
) {
  return async ({ photo, cutoutUrl, prompt, negativePrompt, amount, shape }: BackgroundOrder) => {
    const url = route('api.model.image.background', { modelId, imageId: photo })
    const body = {
      prompt,
      negative_prompt: negativePrompt,
      num_images: amount,
      aspect_ratio: shape,
      image_url: cutoutUrl,
    }
    try {
      await run({ kind: 'background', url, body, prompt, count: amount, ...SHAPES[shape] })
    } catch (reason) {
      if (isCancelled(reason)) return
      setError(reasonOf(reason, INPAINT_TEXTS.errors.background))
    }
  }
}
