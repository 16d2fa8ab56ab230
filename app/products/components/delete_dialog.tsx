import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { ProductData } from '../transformers/product_data'

const MESSAGES = PRODUCT_MESSAGES.show

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
      title={MESSAGES.deleteTitle(product.name)}
      confirmLabel={MESSAGES.remove}
      onConfirm={() =>
        router.delete(route('products.destroy', { product: product.id }), {
          onStart: () => setProcessing(true),
          onFinish: () => setProcessing(false),
        })
      }
    >
      <p>{MESSAGES.deleteIntro}</p>
      <ul className="mt-1 mb-3 list-disc pl-5 text-ink">
        {MESSAGES.deleted(photos, images, videos).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{MESSAGES.deleteWork}</p>
      {product.is_public && <p className="mt-3">{MESSAGES.deleteOthers}</p>}
    </ConfirmDialog>
  )
}
