import { Head } from '@inertiajs/react'
import { PackageOpen } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { hrefOf } from '~/ui/layouts/links'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { LoadMore } from '~/ui/buttons/load_more'
import { PageHeader } from '~/ui/layouts/page_header'
import type { EngineOffers } from '~/work/queries/engine_offers'
import { ProductCard } from '../components/product_card'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { ProductCardData } from '../transformers/product_data'

const MESSAGES = PRODUCT_MESSAGES.list

/** Cards that stand above the fold on a large screen. */
const FIRST_ROW = 3

interface ProductsPageProps {
  products: ProductCardData[]
  offers: EngineOffers
  next_cursor: number | null
}

/** A merchant's products, newest first. */
export default function ProductsPage(props: ProductsPageProps) {
  const { products, offers, next_cursor: nextCursor } = props
  const create = <ButtonLink href={route('dashboard')}>{MESSAGES.create}</ButtonLink>
  const imports = hrefOf('imports.create')
  const actions = (
    <>
      {imports && (
        <ButtonLink href={imports} variant="secondary">
          {MESSAGES.import}
        </ButtonLink>
      )}
      {create}
    </>
  )
  const isEmpty = products.length === 0
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.description}
        actions={isEmpty ? undefined : actions}
      />
      {isEmpty ? (
        <EmptyState
          icon={PackageOpen}
          title={MESSAGES.empty}
          action={<div className="flex flex-wrap justify-center gap-2">{actions}</div>}
        >
          {MESSAGES.emptyHint}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {products.map((product, place) => (
            <ProductCard
              key={product.id}
              product={product}
              offers={offers}
              priority={place < FIRST_ROW}
            />
          ))}
        </div>
      )}
      <LoadMore list="products" nextCursor={nextCursor} label={MESSAGES.more} />
    </>
  )
}
