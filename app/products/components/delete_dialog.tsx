import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/shell/client/routes'
import { ConfirmDialog } from '~/shell/ui/confirm_dialog'
import { PRODUCT_TEXTS } from '../screen_texts'

const TEXTS = PRODUCT_TEXTS.show

interface DeleteDialogProps {
  product: { id: number; name: string }
  onClose: () => void
}

/** Asks before a product goes with all that belongs to it. */
export default function DeleteDialog({ product, onClose }: DeleteDialogProps) {
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
      <p>{TEXTS.confirmDelete}</p>
    </ConfirmDialog>
  )
}
