import { ImageOff, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '~/ui/feedback/empty_state'
import { Tabs } from '~/ui/layouts/tabs'
import ResultGrid from '~/pictures/components/result_grid'
import type { PendingWork } from '~/work/components/adopt_work'
import type { PendingFilm } from '~/films/components/pending_film_data'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { PRODUCT_MESSAGES } from '~/products/messages/en/screens'
import type { PhotoData } from '~/products/transformers/product_data'
import { PhotoGrid } from '~/products/components/photo_grid'
import { ProductVideos } from './product_videos'
import type { ProductPageProps } from './product_page_props'

const MESSAGES = PRODUCT_MESSAGES.show

export type ContentsTab = 'uploaded' | 'generated' | 'videos'

export interface ProductContentsProps extends Pick<
  ProductPageProps,
  'product' | 'images' | 'next_cursor' | 'videos' | 'videos_cursor' | 'video_seconds'
> {
  tab: ContentsTab
  onTab: (tab: ContentsTab) => void
  /** What there is to say of the last order. */
  notice?: ReactNode
  pending?: readonly PendingWork[]
  /** What there is to say of the last order of a film. */
  videoNotice?: ReactNode
  /** Films that are under way. */
  films?: readonly PendingFilm[]
  /** Missing where the cut-outs of the photos cannot be corrected. */
  onAdjust?: (photo: PhotoData, title: string) => void
  /** Missing for guests. */
  onUpscale?: (image: GeneratedImageData) => void
  isUpscaling?: (id: number) => boolean
}

/** What belongs to a product, by kind. */
export default function ProductContents(props: ProductContentsProps) {
  const { product, tab, onTab, onAdjust } = props
  return (
    <Tabs
      label={MESSAGES.tabs.label}
      selected={tab}
      onChange={onTab}
      tabs={[
        {
          key: 'uploaded',
          label: MESSAGES.tabs.uploaded,
          count: product.input_images_count,
          content:
            product.input_images.length === 0 ? (
              <EmptyState icon={ImageOff} title={MESSAGES.noPhotos}>
                {product.is_owner && MESSAGES.noPhotosHint}
              </EmptyState>
            ) : (
              <PhotoGrid
                photos={product.input_images}
                name={product.name}
                isOwner={product.is_owner}
                onAdjust={onAdjust}
              />
            ),
        },
        {
          key: 'generated',
          label: MESSAGES.tabs.generated,
          count: product.generated_images_count,
          content: <Generated {...props} />,
        },
        {
          key: 'videos',
          label: MESSAGES.tabs.videos,
          count: product.videos_count,
          content: <ProductVideos {...props} />,
        },
      ]}
    />
  )
}

function Generated(props: ProductContentsProps) {
  const { product, images, next_cursor: nextCursor, notice, pending = [] } = props
  const { onUpscale, isUpscaling } = props
  return (
    <div className="flex flex-col gap-4">
      {notice}
      {images.length === 0 && pending.length === 0 ? (
        <EmptyState icon={Images} title={MESSAGES.noImages}>
          {MESSAGES.noImagesHint}
        </EmptyState>
      ) : (
        <ResultGrid
          productId={product.id}
          productName={product.name}
          images={images}
          nextCursor={nextCursor}
          pending={pending}
          onUpscale={onUpscale}
          isUpscaling={isUpscaling}
        />
      )}
    </div>
  )
}
