import { router } from '@inertiajs/react'
import { refresh } from '~/ui/client/refresh'
import { route } from '~/ui/client/routes'
import { showToast } from '~/ui/overlays/toast'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { PhotoData } from '../transformers/product_data'
import type { ProductPageProps } from '~/product_page/components/product_page_props'
import { TrainedViews } from './trained_views'
import TrainingCard from './training_card'
import { TrainPrompt } from './train_prompt'

interface TrainingSectionProps extends ShownTraining {
  /** Opens the cut-out of a photo to be corrected. */
  onAdjust: (photo: PhotoData, title: string) => void
}

type ShownTraining = Pick<
  ProductPageProps,
  | 'product'
  | 'training'
  | 'views'
  | 'has_untrained_masks'
  | 'has_better_training'
  | 'unlearnt_seconds'
  | 'offers'
>

/** What training made of one's own product; before that, what there is to do, or being done. */
export default function TrainingSection({
  product,
  training,
  views,
  has_untrained_masks: isOutdated,
  has_better_training: isBetter,
  unlearnt_seconds: unlearntSeconds,
  offers,
  onAdjust,
}: TrainingSectionProps) {
  function adjust(photoId: number, title: string) {
    const photo = product.input_images.find(({ id }) => id === photoId)
    if (photo) onAdjust(photo, title)
  }
  const prompt = (
    <TrainPrompt
      {...{ product, isBetter, isOutdated, unlearntSeconds }}
      canShow={offers.references}
    />
  )
  if (product.status === 'ready') {
    return (
      <>
        {(isOutdated || isBetter || unlearntSeconds !== null) && prompt}
        {views.length > 0 && <TrainedViews {...{ product, views, isBetter }} onAdjust={adjust} />}
      </>
    )
  }
  if (!training) return prompt
  return (
    <TrainingCard
      key={training.request_id}
      training={training}
      expectedSeconds={null}
      onCompleted={(modelId) => router.visit(route('photos.generate', { modelId }))}
      onFailed={(reason) => {
        void showToast('error', reason ?? CREATE_MESSAGES.training.failed)
        refresh()
      }}
    />
  )
}
