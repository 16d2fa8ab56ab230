import { PackageOpen } from 'lucide-react'
import type { ProductCardData } from '~/products/transformers/product_data'
import { Alert } from '~/ui/feedback/alert'
import { EmptyState } from '~/ui/feedback/empty_state'
import { LoadMore } from '~/ui/buttons/load_more'
import type { EngineOffers } from '~/work/queries/engine_offers'
import { CHOOSER_MESSAGES } from '../messages/en/chooser'
import { CreateLink } from './chooser_header'
import { ModelCard } from './model_card'
import type { ModelWay } from '~/products/components/ways_of'

const MESSAGES = CHOOSER_MESSAGES

/** Cards that stand above the fold on a large screen. */
const FIRST_ROW = 3

interface ProductChooserProps {
  /** What is to be made of the product. */
  type: ModelWay
  models: readonly ProductCardData[]
  offers: EngineOffers
  nextCursor: number | null
}

/** Which product to make something of. */
export function ProductChooser({ type, models, offers, nextCursor }: ProductChooserProps) {
  return (
    <>
      {models.length === 0 && (
        <EmptyState icon={PackageOpen} title={MESSAGES.empty} action={<CreateLink />}>
          {MESSAGES.emptyHint}
        </EmptyState>
      )}
      {models.length > 0 && models.every((model) => model.is_public) && (
        <div className="mb-6">
          <Alert tone="info">{MESSAGES.samplesBanner}</Alert>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {models.map((model, place) => (
          <ModelCard
            key={model.id}
            model={model}
            type={type}
            offers={offers}
            priority={place < FIRST_ROW}
          />
        ))}
      </div>
      <LoadMore list="models" nextCursor={nextCursor} label={MESSAGES.more} />
    </>
  )
}
