import { route } from '~/shell/client/routes'
import { STUDIO_TEXTS } from '../../screen_texts'
import type { PictureOrder } from '../options_panel'
import { reasonOf } from '../run_generation'
import { type ShowPending, usePictureRun } from '../use_picture_run'

export interface BackgroundOrder extends PictureOrder {
  /** The photo's id. */
  photo: number
  /** Address of its cut-out. */
  cutoutUrl: string
}

/** Orders backgrounds for the photos of a product and keeps what there is to say of the last order. */
export function useBackgrounds(modelId: number, show: ShowPending) {
  const { error, setError, notes, run } = usePictureRun(show)
  return {
    error,
    notes,
    async order({ photo, cutoutUrl, prompt, amount, shape }: BackgroundOrder) {
      const url = route('api.model.image.background', { modelId, imageId: photo })
      const body = { prompt, num_images: amount, aspect_ratio: shape, image_url: cutoutUrl }
      try {
        await run({ kind: 'background', url, body, prompt, count: amount, shape })
      } catch (reason) {
        setError(reasonOf(reason, STUDIO_TEXTS.inpaint.errors.background))
      }
    },
  }
}
