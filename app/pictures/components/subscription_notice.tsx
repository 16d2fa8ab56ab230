import type { ModelData } from '~/products/transformers/product_data'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { useNeedsSubscription } from '~/ui/layouts/use_needs_subscription'
import { Alert } from '~/ui/feedback/alert'
import { GENERATION_MESSAGES } from '../messages/en/screens'

/** Says before anything is ordered that a product of one's own needs the plan, with the way to it. */
export function SubscriptionNotice({ model }: { model: ModelData }) {
  const needsSubscription = useNeedsSubscription()
  if (!needsSubscription || model.is_public) return null
  return (
    <div className="mb-6">
      <Alert tone="info" action={<CreditOffer kind="image" />}>
        {GENERATION_MESSAGES.needsSubscription}
      </Alert>
    </div>
  )
}
