import { router } from '@inertiajs/react'
import { route } from '~/shell/client/routes'
import { showToast } from '~/shell/ui/toast'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { ProductPageProps } from './product_page_props'
import { TrainedViews } from './trained_views'
import TrainingCard from './training_card'
import { TrainPrompt } from './train_prompt'

/** What training made of one's own product; before that, what there is to do, or being done. */
export default function TrainingSection({
  product,
  training,
  views,
}: Pick<ProductPageProps, 'product' | 'training' | 'views'>) {
  if (product.status === 'ready') return <TrainedViews product={product} views={views} />
  if (!training) return <TrainPrompt product={product} />
  return (
    <TrainingCard
      key={training.request_id}
      training={training}
      expectedSeconds={null}
      onCompleted={(modelId) => router.visit(route('photos.generate', { modelId }))}
      onFailed={(reason) => {
        void showToast('error', reason ?? PRODUCT_TEXTS.training.failed)
        router.reload()
      }}
    />
  )
}
