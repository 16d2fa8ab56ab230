import { Head } from '@inertiajs/react'
import type { ProductCardData } from '~/products/transformers/product_data'
import type { EngineOffers } from '~/work/queries/engine_offers'
import { route } from '~/ui/client/routes'
import { TextLink } from '~/ui/buttons/text_link'
import { ChooserHeader } from '../components/chooser_header'
import { ProductChooser } from '../components/product_chooser'
import { CHOOSER_MESSAGES } from '../messages/en/chooser'

const MESSAGES = CHOOSER_MESSAGES

interface ProductsPageProps {
  models: ProductCardData[]
  offers: EngineOffers
  next_cursor: number | null
  has_kept_results: boolean
}

/** Which product to make pictures of. */
export default function ProductsPage(props: ProductsPageProps) {
  const { models, offers, next_cursor: nextCursor, has_kept_results: hasKept } = props
  return (
    <>
      <Head title={MESSAGES.title} />
      <ChooserHeader title={MESSAGES.title} description={MESSAGES.description} />
      <ProductChooser type="photos" models={models} offers={offers} nextCursor={nextCursor} />
      {hasKept && (
        <p className="mt-8 text-center">
          <TextLink href={route('photos.kept')} isAlone>
            {MESSAGES.kept}
          </TextLink>
        </p>
      )}
    </>
  )
}
