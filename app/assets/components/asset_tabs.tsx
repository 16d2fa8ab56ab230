import { Clapperboard, Images } from 'lucide-react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { refresh } from '~/ui/client/refresh'
import { useRemembered } from '~/ui/client/remembered'
import { EmptyState } from '~/ui/feedback/empty_state'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Tabs } from '~/ui/layouts/tabs'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import type { VideoData } from '~/films/transformers/video_data'
import { ASSET_MESSAGES } from '../messages/en/screens'
import AssetGrid from './asset_grid'

const FilmGrid = lazyPart(() => import('~/films/components/film_grid'))

export interface AssetsPageProps {
  images: GeneratedImageData[]
  next_cursor: number | null
  videos: VideoData[]
  videos_cursor: number | null
}

/** Pictures and films, one of both at a time. */
export default function AssetTabs(props: AssetsPageProps) {
  const [tab, setTab] = useRemembered<'images' | 'videos'>('tab', 'images')
  return (
    <Tabs
      label={ASSET_MESSAGES.tabs.label}
      selected={tab}
      onChange={setTab}
      tabs={[
        { key: 'images', label: ASSET_MESSAGES.tabs.images, content: <Pictures {...props} /> },
        { key: 'videos', label: ASSET_MESSAGES.tabs.videos, content: <Films {...props} /> },
      ]}
    />
  )
}

function Pictures({ images, next_cursor: nextCursor }: AssetsPageProps) {
  if (images.length === 0) return <EmptyState icon={Images} title={ASSET_MESSAGES.noImages} />
  return <AssetGrid images={images} nextCursor={nextCursor} />
}

function Films({ videos, videos_cursor: nextCursor }: AssetsPageProps) {
  if (videos.length === 0) return <EmptyState icon={Clapperboard} title={ASSET_MESSAGES.noVideos} />
  return (
    <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
      <FilmGrid
        productName={ASSET_MESSAGES.film}
        films={videos}
        more={{ list: 'videos', cursor: 'videos_cursor', nextCursor }}
        onDeleted={() => refresh({ only: ['videos', 'videos_cursor'], reset: ['videos'] })}
      />
    </PartBoundary>
  )
}
