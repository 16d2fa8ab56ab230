import { usePrice, useSpendable } from '~/shell/client/credits'
import { CreditOffer } from '~/shell/layouts/credit_offer'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { CREATE_TEXTS } from '../create_texts'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { ProductData } from '../transformers/product_data'
import { FEWEST_TO_TRAIN } from './photo_limits'
import { useTrainAgain } from './use_train_again'

const TEXTS = PRODUCT_TEXTS.show

const TITLES = {
  draft: TEXTS.untrained,
  training: TEXTS.untrained,
  ready: TEXTS.outdated,
  failed: TEXTS.failed,
}

/** Offers the owner to train a product that is not, whose training failed, or whose cut-outs were corrected since. */
export function TrainPrompt({ product }: { product: ProductData }) {
  const { starting, error, start } = useTrainAgain(product.id)
  const hasCredits = useSpendable('model') > 0
  const price = usePrice()
  const missing = FEWEST_TO_TRAIN - product.input_images_count
  const canTrain = missing <= 0 && hasCredits

  return (
    <Alert
      tone={product.status === 'failed' || error ? 'danger' : 'info'}
      title={TITLES[product.status]}
      action={
        canTrain ? (
          <Button size="sm" loading={starting} onClick={start}>
            {product.status === 'ready' ? TEXTS.trainAgain : TEXTS.train}
          </Button>
        ) : (
          !hasCredits && <CreditOffer kind="model" />
        )
      }
    >
      {product.status === 'ready' && <p>{price(TEXTS.outdatedHint)}</p>}
      {missing > 0 && <p>{TEXTS.needPhotos(missing)}</p>}
      {missing <= 0 && !hasCredits && <p>{CREATE_TEXTS.create.noCredits}</p>}
      {error && <p>{error}</p>}
    </Alert>
  )
}
