import { Head } from '@inertiajs/react'
import { PackageOpen } from 'lucide-react'
import type { ProductCardData } from '~/products/transformers/product_data'
import { route } from '~/shell/client/routes'
import { Alert } from '~/shell/ui/alert'
import { ButtonLink } from '~/shell/ui/button_link'
import { EmptyState } from '~/shell/ui/empty_state'
import { LoadMore } from '~/shell/ui/load_more'
import { PageHeader } from '~/shell/ui/page_header'
import { TextLink } from '~/shell/ui/text_link'
import { ModelCard } from '../components/model_card'
import { STUDIO_TEXTS } from '../screen_texts'

const TEXTS = STUDIO_TEXTS.chooser

/** Cards that stand above the fold on a large screen. */
const FIRST_ROW = 3

interface ProductsPageProps {
  models: ProductCardData[]
  next_cursor: number | null
  has_kept_images: boolean
}

/** Which product to make pictures of. */
export default function ProductsPage(props: ProductsPageProps) {
  const { models, next_cursor: nextCursor, has_kept_images: hasKept } = props
  const create = <ButtonLink href={route('dashboard')}>{TEXTS.create}</ButtonLink>

  return (
    <>
      <Head title={TEXTS.title} />
      <PageHeader title={TEXTS.title} description={TEXTS.description} actions={create} />
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
          <ModelCard key={model.id} model={model} priority={place < FIRST_ROW} />
        ))}
      </div>
      <LoadMore list="models" nextCursor={nextCursor} label={TEXTS.more} />
      {hasKept && (
        <p className="mt-8 text-center">
          <TextLink href={route('photos.kept')}>{TEXTS.kept}</TextLink>
        </p>
      )}
    </>
  )
}
