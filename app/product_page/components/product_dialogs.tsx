import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import type { ProductPageProps } from './product_page_props'
import { reloadContents } from './reload_contents'
import { reloadVideos } from './reload_videos'
import type { MerchantProduct } from './use_merchant_product'

const UploadDialog = lazyPart(() => import('~/products/components/upload_dialog'))
const GenerateDialog = lazyPart(() => import('./generate_dialog'))
const VideoDialog = lazyPart(() => import('./video_dialog'))
const EditDialog = lazyPart(() => import('~/products/components/edit_dialog'))
const VisibilityDialog = lazyPart(() => import('~/products/components/visibility_dialog'))
const DeleteDialog = lazyPart(() => import('~/products/components/delete_dialog'))
const MaskEditor = lazyPart(() => import('~/masks/components/mask_editor'))

interface ProductDialogsProps {
  page: ProductPageProps
  state: MerchantProduct
}

/** What opens over a product's page. */
export function ProductDialogs({ page, state }: ProductDialogsProps) {
  const { product, offers } = page
  const { dialog, adjusted, close, order, video, setTab } = state

  function leaveVideo() {
    video.clearResult()
    close()
  }

  return (
    <PartBoundary>
      {dialog === 'upload' && (
        <UploadDialog
          productId={product.id}
          canSelect={offers.select}
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
          images={page.images}
          imagesCursor={page.next_cursor}
          expectedSeconds={page.video_seconds}
          canHaveSound={offers.sound}
          order={video}
          onClose={leaveVideo}
          onView={() => {
            leaveVideo()
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
          canSelect={offers.select}
          onClose={() => state.setAdjusted(null)}
          onSaved={reloadContents}
        />
      )}
      {dialog === 'visibility' && <VisibilityDialog product={product} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog product={product} onClose={close} />}
    </PartBoundary>
  )
}
