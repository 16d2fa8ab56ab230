import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useRemembered } from '~/ui/client/remembered'
import { Skeleton } from '~/ui/feedback/skeleton'
import { usePendingWork } from '~/work/components/use_pending_work'
import { useUpscale } from '~/pictures/components/use_upscale'
import type { PhotoData } from '~/products/transformers/product_data'
import { ProductActions, type ProductDialog } from '~/products/components/product_actions'
import type { ContentsTab } from './product_contents'
import type { ProductPageProps } from './product_page_props'
import { ProductView } from './product_view'
import { reloadContents } from './reload_contents'
import { reloadVideos } from './reload_videos'
import { useFreshCounts } from './use_fresh_counts'
import { useProductOrder } from './use_product_order'
import { useVideoOrder } from './use_video_order'

const OrderNotice = lazyPart(() => import('~/products/components/order_notice'))
const TrainingSection = lazyPart(() => import('~/products/components/training_section'))
const UploadDialog = lazyPart(() => import('~/products/components/upload_dialog'))
const GenerateDialog = lazyPart(() => import('./generate_dialog'))
const VideoDialog = lazyPart(() => import('./video_dialog'))
const EditDialog = lazyPart(() => import('~/products/components/edit_dialog'))
const VisibilityDialog = lazyPart(() => import('~/products/components/visibility_dialog'))
const DeleteDialog = lazyPart(() => import('~/products/components/delete_dialog'))
const MaskEditor = lazyPart(() => import('~/masks/components/mask_editor'))

/** A product as a signed-in visitor sees it. */
export function MerchantView({
  training,
  views,
  has_untrained_masks: isOutdated,
  has_better_training: isBetter,
  unfinished_videos: unfinishedVideos,
  ...props
}: ProductPageProps) {
  const { product } = props
  const [tab, setTab] = useRemembered<ContentsTab>('tab', 'uploaded')
  const [dialog, setDialog] = useState<ProductDialog | null>(null)
  const [adjusted, setAdjusted] = useState<{ photo: PhotoData; title: string } | null>(null)
  const { pending, show } = usePendingWork(product.id, props.unfinished)
  useFreshCounts(props.unfinished.length)
  const order = useProductOrder(product, show)
  const video = useVideoOrder(product, unfinishedVideos)
  const { upscale, isUpscaling } = useUpscale(product.id, reloadContents)
  const close = () => setDialog(null)
  const isIdle = product.is_owner && !training

  return (
    <>
      <ProductView
        {...props}
        tab={tab}
        onTab={setTab}
        actions={<ProductActions product={product} offers={props.offers} onOpen={setDialog} />}
        videoNotice={
          <PartBoundary>
            <OrderNotice {...video} notes={[]} onChange={() => setDialog('video')} />
          </PartBoundary>
        }
        films={video.films}
        notice={
          <PartBoundary>
            <OrderNotice {...order} onChange={() => setDialog('generate')} />
          </PartBoundary>
        }
        pending={pending}
        onAdjust={isIdle ? (photo, title) => setAdjusted({ photo, title }) : undefined}
        onUpscale={props.offers.upscale ? (image) => void upscale(image) : undefined}
        isUpscaling={isUpscaling}
      >
        {product.is_owner &&
          (product.status !== 'ready' || views.length > 0 || isOutdated || isBetter) && (
            <PartBoundary
              fallback={<Skeleton className={product.status === 'ready' ? 'h-64' : 'h-24'} />}
            >
              <TrainingSection
                product={product}
                training={training}
                views={views}
                has_untrained_masks={isOutdated}
                has_better_training={isBetter}
              />
            </PartBoundary>
          )}
      </ProductView>
      <PartBoundary>
        {dialog === 'upload' && (
          <UploadDialog
            productId={product.id}
            canSelect={props.offers.select}
            onClose={close}
            onUploaded={() => {
              setTab('uploaded')
              reloadContents()
            }}
          />
        )}
        {dialog === 'generate' && (
          <GenerateDialog
            product={product}
            draft={order.draft}
            onDraft={order.setDraft}
            error={order.error}
            onClose={close}
            onOrder={() => {
              close()
              setTab('generated')
              void order.send()
            }}
          />
        )}
        {dialog === 'video' && (
          <VideoDialog
            product={product}
            images={props.images}
            imagesCursor={props.next_cursor}
            expectedSeconds={props.video_seconds}
            order={video}
            onClose={() => {
              video.clearResult()
              close()
            }}
            onView={() => {
              video.clearResult()
              close()
              setTab('videos')
              reloadVideos()
            }}
          />
        )}
        {dialog === 'edit' && <EditDialog product={product} onClose={close} />}
        {adjusted && (
          <MaskEditor
            productId={product.id}
            photo={adjusted.photo}
            photoName={adjusted.title}
            canSelect={props.offers.select}
            onClose={() => setAdjusted(null)}
            onSaved={reloadContents}
          />
        )}
        {dialog === 'visibility' && <VisibilityDialog product={product} onClose={close} />}
        {dialog === 'delete' && <DeleteDialog product={product} onClose={close} />}
      </PartBoundary>
    </>
  )
}
