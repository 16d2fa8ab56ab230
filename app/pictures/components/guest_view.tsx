import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Skeleton } from '~/ui/feedback/skeleton'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import { GuestCard } from './guest_card'
import type { PhotosPageProps } from './photos_page_props'

const ResultGrid = lazyPart(() => import('./result_grid'))

const MESSAGES = GENERATION_MESSAGES.panel

/** What somebody who is not signed in sees of a sample product. */
export function GuestView({
  model,
  images,
  next_cursor: nextCursor,
}: Pick<PhotosPageProps, 'model' | 'images' | 'next_cursor'>) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <GuestCard title={MESSAGES.title} text={MESSAGES.guest} />
      <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
        <ResultGrid
          productId={model.id}
          productName={model.name}
          images={images}
          nextCursor={nextCursor}
        />
      </PartBoundary>
    </div>
  )
}
