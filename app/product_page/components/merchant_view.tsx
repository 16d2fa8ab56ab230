import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { PhotoData } from '~/products/transformers/product_data'
import { ProductActions } from '~/products/components/product_actions'
import { ProductDialogs } from './product_dialogs'
import type { ProductPageProps } from './product_page_props'
import { ProductView } from './product_view'
import { useMerchantProduct } from './use_merchant_product'

const OrderNotice = lazyPart(() => import('~/products/components/order_notice'))
const TrainingSection = pagePart(() => import('~/products/components/training_section'))

/** A product as a signed-in visitor sees it. */
export function MerchantView(page: ProductPageProps) {
  const { product, offers } = page
  const state = useMerchantProduct(page)
  const { order, video, open } = state
  const isIdle = product.is_owner && !page.training
  const adjust = (photo: PhotoData, title: string) => state.setAdjusted({ photo, title })

  return (
    <>
      <ProductView
        {...page}
        tab={state.tab}
        onTab={state.setTab}
        actions={<ProductActions product={product} offers={offers} onOpen={open} />}
        videoNotice={
          <PartBoundary>
            <OrderNotice {...video} notes={[]} onChange={() => open('video')} />
          </PartBoundary>
        }
        films={video.films}
        notice={
          <PartBoundary>
            <OrderNotice {...order} onChange={() => open('generate')} />
          </PartBoundary>
        }
        pending={state.pending}
        onAdjust={isIdle ? adjust : undefined}
        onUpscale={offers.upscale ? (image) => void state.upscale(image) : undefined}
        isUpscaling={state.isUpscaling}
      >
        <Training {...page} onAdjust={adjust} />
      </ProductView>
      <ProductDialogs page={page} state={state} />
    </>
  )
}

interface Adjusting {
  onAdjust: (photo: PhotoData, title: string) => void
}

/** How the owner's product was trained, where there is something to say of that. */
function Training(props: ProductPageProps & Adjusting) {
  const { product, training, views, offers, onAdjust, ...page } = props

  const { has_untrained_masks: isOutdated, has_better_training: isBetter } = page
  const { unlearnt_seconds: unlearntSeconds } = page
  const isReady = product.status === 'ready'
  const isTold = !isReady || views.length > 0 || isOutdated || isBetter || unlearntSeconds !== null
  if (!product.is_owner || !isTold) return null
  return (
    <PartBoundary fallback={<Skeleton className={isReady ? 'h-64' : 'h-24'} />}>
      <TrainingSection
        product={product}
        training={training}
        views={views}
        has_untrained_masks={isOutdated}
        has_better_training={isBetter}
        unlearnt_seconds={unlearntSeconds}
        offers={offers}
        onAdjust={onAdjust}
      />
    </PartBoundary>
  )
}
