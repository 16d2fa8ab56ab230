import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { CREATE_MESSAGES } from '../messages/en/create'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { ProductData } from '../transformers/product_data'
import { FEWEST_TO_TRAIN } from './photo_limits'
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
}

/** Offers the owner to train a product that is not, whose training failed, whose cut-outs were corrected since, or that is trained better now. */
export function TrainPrompt({ product, isBetter }: TrainPromptProps) {
  const { starting, error, start } = useTrainAgain(product.id)
  const hasCredits = useSpendable('model') > 0 || isBetter
  const price = usePrice('train')
  const missing = FEWEST_TO_TRAIN - product.input_images_count
  const canTrain = missing <= 0 && hasCredits

  return (
    <Alert
      tone={product.status === 'failed' || error ? 'danger' : 'info'}
      title={product.status === 'ready' && isBetter ? MESSAGES.better : TITLES[product.status]}
      action={
        canTrain ? (
          <Button pays size="sm" loading={starting} onClick={() => void start()}>
            {product.status === 'ready' ? MESSAGES.trainAgain : MESSAGES.train}
          </Button>
        ) : (
          !hasCredits && <CreditOffer kind="model" />
        )
      }
    >
      {isBetter && <p>{MESSAGES.betterHint}</p>}
      {product.status === 'ready' && !isBetter && <p>{price.say(MESSAGES.outdatedHint)}</p>}
      {missing > 0 && <p>{MESSAGES.needPhotos(missing)}</p>}
      {missing <= 0 && !hasCredits && <p>{CREATE_MESSAGES.create.noCredits}</p>}
      {error && <p>{error}</p>}
    </Alert>
  )
}
