import { Head, router } from '@inertiajs/react'
import { Clapperboard, Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { route } from '~/shell/client/routes'
import { ButtonLink } from '~/shell/ui/button_link'
import { EmptyState } from '~/shell/ui/empty_state'
import { PageHeader } from '~/shell/ui/page_header'
import { Skeleton } from '~/shell/ui/skeleton'
import { Tabs } from '~/shell/ui/tabs'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import type { VideoData } from '~/studio/transformers/video_data'
import { ASSET_TEXTS } from '../screen_texts'

const AssetGrid = lazy(() => import('../components/asset_grid'))
const FilmGrid = lazy(() => import('~/studio/components/video/film_grid'))

interface AssetsPageProps {
  images: GeneratedImageData[]
  next_cursor: number | null
  videos: VideoData[]
  videos_cursor: number | null
}

/** All pictures and films that the merchant has made. */
export default function AssetsPage(props: AssetsPageProps) {
  const { images, videos } = props
  const [tab, setTab] = useState<'images' | 'videos'>('images')
  return (
    <>
      <Head title={ASSET_TEXTS.title} />
      <PageHeader
        title={ASSET_TEXTS.title}
        breadcrumb={[
          { label: ASSET_TEXTS.crumbs.editor, href: route('ai.editor') },
          { label: ASSET_TEXTS.crumbs.assets },
        ]}
      />
      {images.length + videos.length === 0 ? (
        <EmptyState
          icon={Images}
          title={ASSET_TEXTS.empty}
          action={<ButtonLink href={route('ai.editor')}>{ASSET_TEXTS.open}</ButtonLink>}
        >
          {ASSET_TEXTS.emptyHint}
        </EmptyState>
      ) : (
        <Tabs
          label={ASSET_TEXTS.tabs.label}
          selected={tab}
          onChange={setTab}
          tabs={[
            { key: 'images', label: ASSET_TEXTS.tabs.images, content: <Pictures {...props} /> },
            { key: 'videos', label: ASSET_TEXTS.tabs.videos, content: <Films {...props} /> },
          ]}
        />
      )}
    </>
  )
}

function Pictures({ images, next_cursor: nextCursor }: AssetsPageProps) {
  if (images.length === 0) return <EmptyState icon={Images} title={ASSET_TEXTS.noImages} />
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <AssetGrid images={images} nextCursor={nextCursor} />
    </Suspense>
  )
}

function Films({ videos, videos_cursor: nextCursor }: AssetsPageProps) {
  if (videos.length === 0) return <EmptyState icon={Clapperboard} title={ASSET_TEXTS.noVideos} />
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <FilmGrid
        productName={ASSET_TEXTS.film}
        films={videos}
        more={{ list: 'videos', cursor: 'videos_cursor', nextCursor }}
        onDeleted={() => router.reload({ only: ['videos', 'videos_cursor'], reset: ['videos'] })}
      />
    </Suspense>
  )
}
