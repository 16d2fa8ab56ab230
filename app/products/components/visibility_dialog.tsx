import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { DIALOG_MESSAGES } from '../messages/en/dialogs'
import type { ProductData } from '../transformers/product_data'

const MESSAGES = DIALOG_MESSAGES.visibility

interface VisibilityDialogProps {
  product: ProductData
  onClose: () => void
}

/** Asks before a product is shown to everybody, or to nobody else any more; says what becomes visible. */
export default function VisibilityDialog({ product, onClose }: VisibilityDialogProps) {
  const [processing, setProcessing] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isShown = !product.is_public
  const { title, confirm } = isShown ? MESSAGES.public : MESSAGES.private

  function change() {
    setHasFailed(false)
    router.put(
      route('products.update', { product: product.id }),
      { is_public: isShown },
      {
        preserveScroll: true,
        onStart: () => setProcessing(true),
        onSuccess: onClose,
        onError: () => setHasFailed(true),
        onFinish: () => setProcessing(false),
      }
    )
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      processing={processing}
      title={title(product.name)}
      confirmLabel={confirm}
      onConfirm={change}
    >
      <div className="flex flex-col gap-3">
        {hasFailed && (
          <Alert isAnswer tone="danger">
            {MESSAGES.failed}
          </Alert>
        )}
        {isShown ? (
          <>
            <p>{MESSAGES.public.intro}</p>
            <ul className="list-disc pl-5">
              {MESSAGES.public.shown(product.input_images_count).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{MESSAGES.public.kept}</p>
          </>
        ) : (
          <p>{MESSAGES.private.text}</p>
        )}
      </div>
    </ConfirmDialog>
  )
}
