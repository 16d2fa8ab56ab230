import { Head } from '@inertiajs/react'
import { Images } from 'lucide-react'
import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { refresh } from '~/ui/client/refresh'
import { route } from '~/ui/client/routes'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import type { VideoData } from '~/films/transformers/video_data'
import { KEPT_MESSAGES } from '~/pictures/messages/en/chooser'
import { GENERATION_MESSAGES } from '~/pictures/messages/en/screens'

const MESSAGES = KEPT_MESSAGES

const ResultGrid = pagePart(() => import('~/pictures/components/result_grid'))
const FilmGrid = lazyPart(() => import('~/films/components/film_grid'))

interface KeptPageProps {
  images: GeneratedImageData[]
  next_cursor: number | null
  videos: VideoData[]
  videos_cursor: number | null
}

/** What remains of products that their owners have deleted. */
export default function KeptPage(props: KeptPageProps) {
  const { images, next_cursor: nextCursor, videos, videos_cursor: videosCursor } = props
  const more = { list: 'videos', cursor: 'videos_cursor', nextCursor: videosCursor }
  const reloadVideos = () => refresh({ only: ['videos', 'videos_cursor'], reset: ['videos'] })
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.description}
        breadcrumb={[
          { label: GENERATION_MESSAGES.crumb, href: route('photos.generate', {}) },
          { label: MESSAGES.title },
        ]}
      />
      {images.length + videos.length === 0 && (
        <EmptyState icon={Images} title={MESSAGES.empty}>
          {MESSAGES.emptyHint}
        </EmptyState>
      )}
      <div className="flex flex-col gap-10">
        {images.length > 0 && (
          <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
            <ResultGrid
              productId={null}
              productName={MESSAGES.product}
              images={images}
              nextCursor={nextCursor}
            />
          </PartBoundary>
        )}
        {videos.length > 0 && (
          <section aria-labelledby="videos">
            <h2 id="videos" className="mb-4 text-lg font-semibold">
              {MESSAGES.videos}
            </h2>
            <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
              <FilmGrid
                productName={MESSAGES.product}
                films={videos}
                more={more}
                onDeleted={reloadVideos}
              />
            </PartBoundary>
          </section>
        )}
      </div>
    </>
  )
}
