import { Head, router } from '@inertiajs/react'
import { EllipsisVertical, ImagePlus, Sparkles, Video } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { route } from '~/shell/client/routes'
import { hrefOf } from '~/shell/layouts/links'
import { useShared } from '~/shell/layouts/use_shared'
import { Badge } from '~/shell/ui/badge'
import { Button } from '~/shell/ui/button'
import { ButtonLink } from '~/shell/ui/button_link'
import { buttonClasses } from '~/shell/ui/button_classes'
import { LazyDropdown } from '~/shell/ui/lazy_dropdown'
import { PageHeader } from '~/shell/ui/page_header'
import { Skeleton } from '~/shell/ui/skeleton'
import { showToast } from '~/shell/ui/toast'
import type { ContentsTab } from '../components/product_contents'
import type { ProductPageProps } from '../components/product_page_props'
import { TrainingCard } from '../components/training_card'
import { TrainPrompt } from '../components/train_prompt'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { ProductData } from '../transformers/product_data'

const ProductContents = lazy(() => import('../components/product_contents'))
const DIALOGS = {
  upload: lazy(() => import('../components/upload_dialog')),
  generate: lazy(() => import('../components/generate_dialog')),
  edit: lazy(() => import('../components/edit_dialog')),
  delete: lazy(() => import('../components/delete_dialog')),
}

const TEXTS = PRODUCT_TEXTS.show

/** One product with its photos and what was made of it. */
export default function ProductPage(props: ProductPageProps) {
  const { product, training } = props
  const { auth } = useShared()
  const [tab, setTab] = useState<ContentsTab>('uploaded')
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Head title={product.name} />
      <PageHeader
        title={product.name}
        badge={product.is_public && <Badge tone="primary">{PRODUCT_TEXTS.list.public}</Badge>}
        description={<p className="whitespace-pre-line">{product.description}</p>}
        breadcrumb={[
          { label: PRODUCT_TEXTS.crumb, href: route('products.index') },
          { label: product.name },
        ]}
        actions={auth.user && <Actions product={product} onOpen={setDialog} />}
      />
      <div className="flex flex-col gap-6">
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
        {product.is_owner && !training && product.status !== 'ready' && (
          <TrainPrompt product={product} />
        )}
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ProductContents {...props} tab={tab} onTab={setTab} />
        </Suspense>
      </div>
      <Suspense>
        {dialog === 'upload' && (
          <DIALOGS.upload
            productId={product.id}
            onClose={close}
            onUploaded={() => show('uploaded')}
          />
        )}
        {dialog === 'generate' && (
          <DIALOGS.generate
            product={product}
            onClose={close}
            onGenerated={() => show('generated')}
          />
        )}
        {dialog === 'edit' && <DIALOGS.edit product={product} onClose={close} />}
        {dialog === 'delete' && <DIALOGS.delete product={product} onClose={close} />}
      </Suspense>
    </>
  )

  function show(next: ContentsTab) {
    setTab(next)
    router.reload({ only: ['product', 'images', 'next_cursor'], reset: ['images'] })
  }
}

interface ActionsProps {
  product: ProductData
  onOpen: (dialog: keyof typeof DIALOGS) => void
}

function Actions({ product, onOpen }: ActionsProps) {
  const videos = hrefOf('videos.generate')
  return (
    <>
      {product.is_owner && (
        <Button variant="secondary" icon={ImagePlus} onClick={() => onOpen('upload')}>
          {TEXTS.upload}
        </Button>
      )}
      {videos && (
        <ButtonLink href={`${videos}?modelId=${product.id}`} variant="secondary" icon={Video}>
          {TEXTS.video}
        </ButtonLink>
      )}
      <Button icon={Sparkles} onClick={() => onOpen('generate')}>
        {TEXTS.generate}
      </Button>
      {product.is_owner && (
        <LazyDropdown
          label={TEXTS.more}
          align="right"
          width="w-56"
          trigger={
            <span className={buttonClasses('secondary', 'md')}>
              <EllipsisVertical aria-hidden className="size-4" />
            </span>
          }
          load={() => import('../components/product_menu_entries')}
          entryProps={{ onEdit: () => onOpen('edit'), onDelete: () => onOpen('delete') }}
        />
      )}
    </>
  )
}
