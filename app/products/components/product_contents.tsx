import { router } from '@inertiajs/react'
import { ImageOff, Images } from 'lucide-react'
import { EmptyState } from '~/shell/ui/empty_state'
import { Tabs } from '~/shell/ui/tabs'
import { useShared } from '~/shell/layouts/use_shared'
import { ResultGrid } from '~/studio/components/result_grid'
import { useUpscale } from '~/studio/components/use_upscale'
import { PRODUCT_TEXTS } from '../screen_texts'
import { PhotoGrid } from './photo_grid'
import type { ProductPageProps } from './product_page_props'

const TEXTS = PRODUCT_TEXTS.show

export type ContentsTab = 'uploaded' | 'generated'

interface ProductContentsProps extends Pick<
  ProductPageProps,
  'product' | 'images' | 'next_cursor'
> {
  tab: ContentsTab
  onTab: (tab: ContentsTab) => void
}

/** Asks for what may have been added to a product. */
export function reloadContents(): void {
  router.reload({ only: ['product', 'images', 'next_cursor'], reset: ['images'] })
}

/** What belongs to a product, by kind. */
export default function ProductContents(props: ProductContentsProps) {
  const { product, images, next_cursor: nextCursor, tab, onTab } = props
  const { auth } = useShared()
  const { upscale, isUpscaling } = useUpscale(product.id, reloadContents)
  return (
    <Tabs
      label={TEXTS.tabs.label}
      selected={tab}
      onChange={onTab}
      tabs={[
        {
          key: 'uploaded',
          label: TEXTS.tabs.uploaded,
          count: product.input_images_count,
          content:
            product.input_images.length === 0 ? (
              <EmptyState icon={ImageOff} title={TEXTS.noPhotos}>
                {product.is_owner && TEXTS.noPhotosHint}
              </EmptyState>
            ) : (
              <PhotoGrid photos={product.input_images} name={product.name} />
            ),
        },
        {
          key: 'generated',
          label: TEXTS.tabs.generated,
          count: product.generated_images_count,
          content:
            images.length === 0 ? (
              <EmptyState icon={Images} title={TEXTS.noImages}>
                {TEXTS.noImagesHint}
              </EmptyState>
            ) : (
              <ResultGrid
                productName={product.name}
                images={images}
                nextCursor={nextCursor}
                onUpscale={auth.user ? upscale : undefined}
                isUpscaling={isUpscaling}
              />
            ),
        },
      ]}
    />
  )
}
