import { Brush } from 'lucide-react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { FoldMark } from '~/ui/text/fold_mark'
import { CREATE_MESSAGES } from '../messages/en/create'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { TrainedViewData } from '../transformers/trained_view_data'
import { PhotoWarnings } from './photo_warnings'
import { useTrainAgain } from './use_train_again'
import { sentencesOf } from './view_sentences'

const MESSAGES = CREATE_MESSAGES.trained

interface TrainedPhotoAdviceProps {
  productId: number
  views: readonly TrainedViewData[]
  /** Whether the engine trains better now, which is free once. */
  isBetter: boolean
  /** Opens the cut-out of a photo to be corrected. */
  onAdjust: (photoId: number, title: string) => void
}

/** Photos that are not used or could be better, folded away; nothing when all are good. */
export function TrainedPhotoAdvice(props: TrainedPhotoAdviceProps) {
  const { productId, views, isBetter, onAdjust } = props
  const doubtful = views
    .map((view) => ({ ...view, warnings: sentencesOf(view) }))
    .filter(({ warnings }) => warnings.length > 0)
  if (doubtful.length === 0) return null
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-5 py-2 font-medium outline-offset-[-2px] sm:px-6 [&::-webkit-details-marker]:hidden">
        <FoldMark />
        {MESSAGES.doubtful(doubtful.length)}
      </summary>
      <ul className="grid grid-cols-1 gap-4 px-5 pt-2 pb-5 sm:px-6 md:grid-cols-2">
        {doubtful.map((view) => (
          <PhotoWarnings
            key={view.photo_id}
            name={view.photo_name}
            thumbnail={
              <ImageTile source={view.photo} alt="" sizes="3.5rem" className="size-full" />
            }
            warnings={view.warnings}
            action={
              <Button
                variant="ghost"
                size="sm"
                icon={Brush}
                aria-label={PRODUCT_MESSAGES.show.adjustOf(view.photo_name)}
                onClick={() => onAdjust(view.photo_id, view.photo_name)}
                className="-ml-3"
              >
                {PRODUCT_MESSAGES.show.adjust}
              </Button>
            }
          />
        ))}
      </ul>
      <TrainAgain productId={productId} isBetter={isBetter} />
    </details>
  )
}

function TrainAgain({ productId, isBetter }: { productId: number; isBetter: boolean }) {
  const { starting, error, start } = useTrainAgain(productId)
  const hasCredits = useSpendable('train') > 0 || isBetter
  const price = usePrice('train')
  return (
    <div className="flex flex-col gap-3 px-5 pb-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          pays
          variant="secondary"
          size="sm"
          disabled={!hasCredits}
          loading={starting !== null}
          onClick={() => void start('training')}
        >
          {CREATE_MESSAGES.training.again}
        </Button>
        <p className="text-fine text-muted">
          {isBetter && MESSAGES.againFree}
          {!isBetter && (hasCredits ? price.say(MESSAGES.again) : CREATE_MESSAGES.create.noCredits)}
        </p>
        {!hasCredits && <CreditOffer kind="model" />}
      </div>
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
    </div>
  )
}
