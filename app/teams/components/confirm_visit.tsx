import { router } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'

interface ConfirmVisitProps {
  method: 'put' | 'delete'
  href: string
  data?: Record<string, number>
  title: string
  confirmLabel: string
  danger?: boolean
  onClose: () => void
  children: ReactNode
}

/** Asks, and then makes the call whose answer is the next page. */
export function ConfirmVisit({ method, href, data, onClose, ...dialog }: ConfirmVisitProps) {
  const [processing, setProcessing] = useState(false)
  return (
    <ConfirmDialog
      {...dialog}
      open
      onClose={onClose}
      processing={processing}
      onConfirm={() =>
        router.visit(href, {
          method,
          data,
          preserveScroll: true,
          preserveState: true,
          onStart: () => setProcessing(true),
          onFinish: () => setProcessing(false),
          onSuccess: onClose,
        })
      }
    />
  )
}
