import { reasonOf } from '~/ui/client/api_error'
import { route } from '~/ui/client/routes'
import { showToast } from '~/ui/overlays/toast'
import type { FailedWorkData } from '~/work/transformers/failed_work_data'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { RESULT_MESSAGES } from '../messages/en/results'
import { VARIATIONS } from './results/limits'
import type { usePictureRun } from './use_picture_run'
import { reloadResults } from '~/work/components/use_pending_work'
import { useUpscale } from './use_upscale'

interface WaysInput {
  productId: number
  canUpscale: boolean
  run: ReturnType<typeof usePictureRun>['run']
}

/** What can be made of results: larger ones, others of their kind, and what failed once more. */
export function useResultWays({ productId, canUpscale, run }: WaysInput) {
  const { upscale, isUpscaling } = useUpscale(productId, () => reloadResults())

  async function tryTo(work: () => Promise<void>, otherwise: string) {
    try {
      await work()
    } catch (reason) {
      void showToast('error', reasonOf(reason, otherwise))
    }
  }

  return {
    onUpscale: canUpscale ? upscale : undefined,
    isUpscaling,
    onVary: (image: GeneratedImageData) =>
      void tryTo(
        () =>
          run({
            kind: 'generate',
            url: route('api.images.variations', { id: image.id }),
            body: { num_images: VARIATIONS },
            prompt: image.original_prompt,
            count: VARIATIONS,
            width: image.width,
            height: image.height,
          }),
        RESULT_MESSAGES.varyFailed
      ),
    onRetry: (work: FailedWorkData) =>
      tryTo(
        () =>
          run({
            kind: work.kind,
            url: route('generations.retry', { id: work.id }),
            body: {},
            prompt: work.prompt,
            count: work.num_images,
            width: null,
            height: null,
          }),
        RESULT_MESSAGES.retryFailed
      ),
  }
}
