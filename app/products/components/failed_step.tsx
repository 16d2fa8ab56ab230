import { useOwnKey } from '~/ui/client/credits'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { UnfinishedTraining } from '../transformers/training_data'
import type { TrainingFailure } from './create_step'

const MESSAGES = CREATE_MESSAGES.training

interface FailedStepProps {
  training: UnfinishedTraining
  failure: TrainingFailure
  onRetry: () => void
}

/** A training that failed. Its product keeps the photos, so that it can be trained again. */
export default function FailedStep({ training, failure, onRetry }: FailedStepProps) {
  const hasOwnKey = useOwnKey('train')
  const isFree = hasOwnKey || training.method === 'references'
  const { reason, refusal, retrying } = failure
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">{MESSAGES.failedTitle}</h2>
      <Alert tone="danger" title={MESSAGES.failed}>
        {reason && <p>{reason}</p>}
      </Alert>
      <p className="text-muted">{isFree ? MESSAGES.keptOwnKey : MESSAGES.kept}</p>
      {refusal && <Alert tone="warning">{refusal}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button pays onClick={onRetry} loading={retrying}>
          {MESSAGES.again}
        </Button>
        <ButtonLink
          href={route('products.show', { product: training.model_id })}
          variant="secondary"
        >
          {MESSAGES.openProduct}
        </ButtonLink>
      </div>
    </Card>
  )
}
