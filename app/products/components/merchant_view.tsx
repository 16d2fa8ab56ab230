import { router } from '@inertiajs/react'
import { lazy, Suspense, useState } from 'react'
import { route } from '~/shell/client/routes'
import { Skeleton } from '~/shell/ui/skeleton'
import { showToast } from '~/shell/ui/toast'
import { usePendingWork } from '~/studio/components/use_pending_work'
import { useUpscale } from '~/studio/components/use_upscale'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { PhotoData } from '../transformers/product_data'
import { OrderNotice } from './order_notice'
import { ProductActions, type ProductDialog } from './product_actions'
import type { ContentsTab } from './product_contents'
import type { ProductPageProps } from './product_page_props'
import { ProductView } from './product_view'
import { reloadContents } from './reload_contents'
import { useProductOrder } from './use_product_order'

const UploadDialog = lazy(() => import('./upload_dialog'))
const GenerateDialog = lazy(() => import('./generate_dialog'))
const EditDialog = lazy(() => import('./edit_dialog'))
const DeleteDialog = lazy(() => import('./delete_dialog'))
const TrainingCard = lazy(() =>
  import('./training_card').then((module) => ({ default: module.TrainingCard }))
)
const TrainPrompt = lazy(() => import('./train_prompt'))
const MaskEditor = lazy(() => import('./mask_editor/mask_editor'))

const NOTHING_EARLIER: [] = []

/** A product as a signed-in visitor sees it. */
export function MerchantView({ training, ...props }: ProductPageProps) {
  const { product } = props
  const [tab, setTab] = useState<ContentsTab>('uploaded')
  const [dialog, setDialog] = useState<ProductDialog | null>(null)
  const [adjusted, setAdjusted] = useState<{ photo: PhotoData; title: string } | null>(null)
  const { pending, show } = usePendingWork(product.id, NOTHING_EARLIER)
  const order = useProductOrder(product, show)
  const { upscale, isUpscaling } = useUpscale(product.id, reloadContents)
  const close = () => setDialog(null)
  const isIdle = product.is_owner && !training
  const canBeTrained = isIdle && (product.status !== 'ready' || props.has_untrained_masks)

  return (
    <>
      <ProductView
        {...props}
        tab={tab}
        onTab={setTab}
        actions={<ProductActions product={product} onOpen={setDialog} />}
        notice={<OrderNotice {...order} onChange={() => setDialog('generate')} />}
        pending={pending}
        onAdjust={isIdle ? (photo, title) => setAdjusted({ photo, title }) : undefined}
        onUpscale={upscale}
        isUpscaling={isUpscaling}
      >
        {(training || canBeTrained) && (
          <Suspense fallback={<Skeleton className="h-16 w-full" />}>
            {training && (
              <TrainingCard
                key={training.request_id}
                training={training}
                expectedSeconds={null}
                onCompleted={(modelId) => router.visit(route('photos.generate', { modelId }))}
                onFailed={(reason) => {
                  void showToast('error', reason ?? PRODUCT_TEXTS.training.failed)
                  router.reload()
                }}
              />
            )}
            {canBeTrained && <TrainPrompt product={product} />}
          </Suspense>
        )}
      </ProductView>
      <Suspense>
        {dialog === 'upload' && (
          <UploadDialog
            productId={product.id}
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
        {dialog === 'edit' && <EditDialog product={product} onClose={close} />}
        {adjusted && (
          <MaskEditor
            productId={product.id}
            photo={adjusted.photo}
            photoName={adjusted.title}
            onClose={() => setAdjusted(null)}
            onSaved={reloadContents}
          />
        )}
        {dialog === 'delete' && <DeleteDialog product={product} onClose={close} />}
      </Suspense>
    </>
  )
}
