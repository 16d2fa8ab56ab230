import { router } from '@inertiajs/react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { Skeleton } from '~/ui/feedback/skeleton'
import { TextLink } from '~/ui/buttons/text_link'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { UnfinishedTraining } from '../transformers/training_data'
import type { CreateStep, IdentifiedCreateStep } from './create_step'
import { PhotoGuideLink } from './photo_guide/photo_guide_link'
import { PhotoPicker } from './photo_picker'
import { SelectStep } from './select_step'
import { type CreateProduct, useCreateProduct } from './use_create_product'

const loadIdentifiedStep = () => import('./identified_step')
const FailedStep = lazyPart(() => import('./failed_step'))
const IdentifiedStep = lazyPart(loadIdentifiedStep)
const IdentifyingStep = lazyPart(() => import('./identifying_step'))
const UploadedDraft = lazyPart(() => import('./uploaded_draft'))
const TrainingCard = lazyPart(() => import('./training_card'))

const MESSAGES = CREATE_MESSAGES.create

interface CreateStepsProps {
  training: UnfinishedTraining | null
  /** Whether a product is found in a photo by a click. */
  canSelect: boolean
  /** `references`: of a product that is drawn from its photos; null where it has to be trained. */
  expectedSeconds: { identify: number | null; train: number | null; references: number | null }
}

/** Photos in, a trained product out: select, identify, train. */
export function CreateSteps({ training, canSelect, expectedSeconds }: CreateStepsProps) {
  const flow = useCreateProduct(training, expectedSeconds.references !== null)
  const { step } = flow
  switch (step.name) {
    case 'training':
      return (
        <PartBoundary fallback={<Skeleton className="h-44 w-full" />}>
          <TrainingCard
            key={step.training.request_id}
            training={step.training}
            expectedSeconds={
              step.training.method === 'references'
                ? expectedSeconds.references
                : expectedSeconds.train
            }
            onCompleted={(modelId) => router.visit(route('photos.generate', { modelId }))}
            onFailed={(reason) => flow.fail(step.training, reason)}
          />
        </PartBoundary>
      )
    case 'failed':
      return (
        <PartBoundary>
          <FailedStep
            training={step.training}
            failure={step.failure}
            onRetry={() => void flow.retry(step.training, step.failure)}
          />
        </PartBoundary>
      )
    case 'identifying':
      return (
        <PartBoundary fallback={<Skeleton className="h-64 w-full" />}>
          <IdentifyingStep
            since={step.since}
            sent={step.sent}
            expectedSeconds={expectedSeconds.identify}
            onStop={flow.backToPhotos}
            onSkip={flow.skipIdentifying}
          />
        </PartBoundary>
      )
    default:
      return <PhotoSteps {...{ flow, step, canSelect, expectedSeconds }} />
  }
}

interface PhotoStepsProps extends Pick<CreateStepsProps, 'expectedSeconds'> {
  flow: CreateProduct
  step: Extract<CreateStep, { name: 'select' }> | IdentifiedCreateStep
  canSelect: boolean
}

/** The steps in which photos can still be added. */
function PhotoSteps({ flow, step, canSelect, expectedSeconds }: PhotoStepsProps) {
  const { selection, upload } = flow
  const count = selection.files.length
  const sent = upload.sentOf(selection.files)

  function identify() {
    // It is there before the photos have been looked at.
    void loadIdentifiedStep().catch(() => {})
    return flow.identify()
  }

  return (
    <div className="flex flex-col gap-6">
      {step.name !== 'uploading' && selection.files.some(sent.isBegun) && (
        <PartBoundary>
          <UploadedDraft order={upload.order} />
        </PartBoundary>
      )}
      {step.name !== 'select' && (
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <IdentifiedStep flow={flow} step={step} expectedSeconds={expectedSeconds} />
        </PartBoundary>
      )}
      <PhotoPicker
        selection={selection}
        onChange={flow.choose}
        title={count === 0 ? MESSAGES.drop : MESSAGES.addMore}
        buttonLabel={MESSAGES.select}
        hint={MESSAGES.guidance}
        disabled={step.name === 'uploading'}
        showing={{ masks: flow.masks, canSelect, onShow: flow.show }}
        sent={sent}
      />
      {step.name === 'select' && (
        <>
          <SelectStep
            count={count}
            fewest={flow.fewest}
            error={step.error}
            onIdentify={() => void identify()}
            onSkip={flow.skipIdentifying}
          />
          <div className="-mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
            <PhotoGuideLink />
            <TextLink href={route('products.create')} isAlone>
              {MESSAGES.manual}
            </TextLink>
          </div>
        </>
      )}
    </div>
  )
}
