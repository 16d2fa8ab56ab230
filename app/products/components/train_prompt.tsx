import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { CREATE_MESSAGES } from '../messages/en/create'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { ProductData } from '../transformers/product_data'
import { FEWEST_TO_SHOW, FEWEST_TO_TRAIN } from './photo_limits'
import { useTrainAgain } from './use_train_again'

const MESSAGES = PRODUCT_MESSAGES.show

const TITLES = {
  draft: MESSAGES.untrained,
  training: MESSAGES.untrained,
  ready: MESSAGES.outdated,
  failed: MESSAGES.failed,
}

interface TrainPromptProps {
  product: ProductData
  /** Whether the engine has learnt to train better, which is free once. */
  isBetter: boolean
  /** Whether its cut-outs were corrected since it was made ready. */
  isOutdated: boolean
  /** As in the page's props. */
  unlearntSeconds: number | null
  /** Whether pictures can be drawn from its photos, without a training. */
  canShow: boolean
}

/**
 * Offers the owner to train a product that is not, whose training failed, whose cut-outs were corrected since, that is trained better now, or
 * that is drawn from its photos so far.
 */
export function TrainPrompt(props: TrainPromptProps) {
  const { product, isBetter, isOutdated, unlearntSeconds, canShow } = props
  const { starting, error, start } = useTrainAgain(product.id)
  const hasCredits = useSpendable('model') > 0 || isBetter
  const missing = FEWEST_TO_TRAIN - product.input_images_count
  const isReady = product.status === 'ready'
  const isOnlyUnlearnt = isReady && !isBetter && !isOutdated
  const isUnlearnt = !isReady || unlearntSeconds !== null
  const shows =
    canShow && isUnlearnt && !isOnlyUnlearnt && product.input_images_count >= FEWEST_TO_SHOW
  const trains = missing <= 0 && hasCredits
  const title = isOnlyUnlearnt ? MESSAGES.unlearnt : TITLES[product.status]
  return (
    <Alert
      tone={product.status === 'failed' || error ? 'danger' : 'info'}
      title={isReady && isBetter ? MESSAGES.better : title}
      action={
        <div className="flex flex-wrap gap-2">
          {shows && (
            <Button
              size="sm"
              loading={starting === 'references'}
              onClick={() => void start('references')}
            >
              {CREATE_MESSAGES.create.getReady}
            </Button>
          )}
          {trains && (
            <Button
              pays
              size="sm"
              variant={shows || isOnlyUnlearnt ? 'secondary' : undefined}
              loading={starting === 'training'}
              onClick={() => void start('training')}
            >
              {isReady && !isOnlyUnlearnt ? MESSAGES.trainAgain : MESSAGES.train}
            </Button>
          )}
          {!trains && !hasCredits && !shows && <CreditOffer kind="model" />}
        </div>
      }
    >
      <Reason {...{ isReady, isBetter, isOutdated, unlearntSeconds }} />
      {missing > 0 && <p>{MESSAGES.needPhotos(missing)}</p>}
      {missing <= 0 && !hasCredits && <p>{CREATE_MESSAGES.create.noCredits}</p>}
      {error && <p>{error}</p>}
    </Alert>
  )
}

type ReasonProps = Pick<TrainPromptProps, 'isBetter' | 'isOutdated' | 'unlearntSeconds'> & {
  isReady: boolean
}

/** Why a product that is ready should be trained. */
function Reason({ isReady, isBetter, isOutdated, unlearntSeconds }: ReasonProps) {
  const price = usePrice('train')
  if (isBetter) return <p>{MESSAGES.betterHint}</p>
  if (isReady && isOutdated) return <p>{price.say(MESSAGES.outdatedHint)}</p>
  if (unlearntSeconds === null) return null
  const minutes = Math.max(1, Math.round(unlearntSeconds / 60))
  return <p>{price.say((credits) => MESSAGES.unlearntHint(minutes, credits))}</p>
}
