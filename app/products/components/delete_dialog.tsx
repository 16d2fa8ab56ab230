import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { PRODUCT_TEXTS } from '../messages/en/screens'
import type { ProductData } from '../transformers/product_data'

const TEXTS = PRODUCT_TEXTS.show

interface DeleteDialogProps {
  product: ProductData
  onClose: () => void
}

/** Asks before a product goes with all that belongs to it. */
export default function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const {
    input_images_count: photos,
    generated_images_count: images,
    videos_count: videos,
  } = product
  const [processing, setProcessing] = useState(false)
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      processing={processing}
      title={TEXTS.deleteTitle(product.name)}
      confirmLabel={TEXTS.remove}
      onConfirm={() =>
        router.delete(route('products.destroy', { product: product.id }), {
          onStart: () => setProcessing(true),
          onFinish: () => setProcessing(false),
        })
      }
    >
      <p>{TEXTS.deleteIntro}</p>
      <ul className="mt-1 mb-3 list-disc pl-5 text-ink">
        {TEXTS.deleted(photos, images, videos).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{TEXTS.deleteWork}</p>
      {product.is_public && <p className="mt-3">{TEXTS.deleteOthers}</p>}
    </ConfirmDialog>
  )
}
