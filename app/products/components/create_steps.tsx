import { router } from '@inertiajs/react'
import { route } from '~/shell/client/routes'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { ButtonLink } from '~/shell/ui/button_link'
import { Card } from '~/shell/ui/card'
import { Spinner } from '~/shell/ui/spinner'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { UnfinishedTraining } from '../transformers/training_data'
import { IdentifiedStep } from './identified_step'
import { PhotoPicker } from './photo_picker'
import { TrainingCard } from './training_card'
import { useCreateProduct } from './use_create_product'

const TEXTS = PRODUCT_TEXTS.create

interface CreateStepsProps {
  training: UnfinishedTraining | null
  expectedSeconds: { identify: number | null; train: number | null }
}

/** Photos in, a trained product out: select, identify, train. */
export function CreateSteps({ training: unfinished, expectedSeconds }: CreateStepsProps) {
  const flow = useCreateProduct(unfinished)
  const { step, selection, setSelection } = flow
  const count = selection.files.length

  switch (step.name) {
    case 'training':
      return (
        <TrainingCard
          key={step.training.request_id}
          training={step.training}
          expectedSeconds={expectedSeconds.train}
          onCompleted={(modelId) => router.visit(route('photos.generate', { modelId }))}
          onFailed={(reason) => flow.fail(step.training, reason)}
        />
      )
    case 'failed':
      return <FailedStep step={step} onRetry={() => flow.retry(step.modelId, step.productName)} />
    case 'identifying':
      return (
        <Card>
          <div role="status" className="flex flex-col items-center gap-3 py-14 text-center">
            <Spinner className="size-8 text-primary" />
            <p className="text-base font-medium">{TEXTS.identifying}</p>
            <p className="text-muted">{TEXTS.identifyingHint(expectedSeconds.identify)}</p>
          </div>
        </Card>
      )
    default:
      return (
        <div className="flex flex-col gap-6">
          {step.name !== 'select' && (
            <IdentifiedStep
              identification={step.identification}
              photos={count}
              name={flow.name}
              onName={flow.setName}
              description={flow.description}
              onDescription={flow.setDescription}
              error={step.name === 'identified' ? step.error : null}
              uploading={step.name === 'uploading' ? step.fraction : null}
              onStart={() => flow.train(step.identification)}
              onBack={flow.backToPhotos}
            />
          )}
          <PhotoPicker
            selection={selection}
            onChange={setSelection}
            title={count === 0 ? TEXTS.drop : TEXTS.addMore}
            buttonLabel={TEXTS.select}
            hint={TEXTS.guidance}
            disabled={step.name === 'uploading'}
          />
          {step.name === 'select' && (
            <div className="flex flex-col gap-4">
              {step.error && <Alert tone="danger">{step.error}</Alert>}
              {count > 0 && (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Button onClick={flow.identify}>{TEXTS.identify}</Button>
                  <p className="text-muted tabular-nums">
                    {TEXTS.selected(count)}. {TEXTS.identifyHint}
                  </p>
                </div>
              )}
            </div>
          )}
        </div>
      )
  }
}

interface FailedStepProps {
  step: { modelId: number; reason: string | null }
  onRetry: () => void
}

function FailedStep({ step: { modelId, reason }, onRetry }: FailedStepProps) {
  const { training } = PRODUCT_TEXTS
  return (
    <Card>
      <Alert tone="danger" title={training.failed}>
        {reason}
      </Alert>
      {reason !== null && <p className="mt-3 text-muted">{training.creditBack}</p>}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={onRetry}>{training.again}</Button>
        <ButtonLink href={route('products.show', { product: modelId })} variant="secondary">
          {training.openProduct}
        </ButtonLink>
      </div>
    </Card>
  )
}
