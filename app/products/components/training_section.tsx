import { router } from '@inertiajs/react'
import { route } from '~/shell/client/routes'
import { showToast } from '~/shell/ui/toast'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { ProductPageProps } from './product_page_props'
import TrainingCard from './training_card'
import { TrainPrompt } from './train_prompt'

/** What there is to do, or being done, before pictures can be made of one's own product. */
export default function TrainingSection({
  product,
  training,
}: Pick<ProductPageProps, 'product' | 'training'>) {
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
