import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductCardData } from '~/products/transformers/product_data'
import { route } from '~/shell/client/routes'
import { Alert } from '~/shell/ui/alert'
import { ButtonLink } from '~/shell/ui/button_link'
import { EmptyState } from '~/shell/ui/empty_state'
import { LoadMore } from '~/shell/ui/load_more'
import { PageHeader } from '~/shell/ui/page_header'
import type { EngineOffers } from '~/studio/queries/engine_offers'
import { STUDIO_TEXTS } from '../screen_texts'
import { ModelCard } from './model_card'
import type { ModelWay } from './ways_of'

const TEXTS = STUDIO_TEXTS.chooser

/** Cards that stand above the fold on a large screen. */
const FIRST_ROW = 3

interface ProductChooserProps {
  /** What is to be made of the product. */
  type: ModelWay
  title: string
  description: string
  models: readonly ProductCardData[]
  offers: EngineOffers
  nextCursor: number | null
  /** Between the header and the products. */
  children?: ReactNode
}

/** Which product to make something of. */
export function ProductChooser(props: ProductChooserProps) {
  const { type, title, description, models, offers, nextCursor, children } = props
  const create = <ButtonLink href={route('dashboard')}>{TEXTS.create}</ButtonLink>
  return (
    <>
      <PageHeader title={title} description={description} actions={create} />
      {children}
      {models.length === 0 && (
        <EmptyState icon={PackageOpen} title={TEXTS.empty} action={create}>
          {TEXTS.emptyHint}
        </EmptyState>
      )}
      {models.length > 0 && models.every((model) => model.is_public) && (
        <div className="mb-6">
          <Alert tone="info">{TEXTS.samplesBanner}</Alert>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
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
      <LoadMore list="models" nextCursor={nextCursor} label={TEXTS.more} />
    </>
  )
}
