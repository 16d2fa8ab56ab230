import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import { Dialog } from './dialog'
import { UI_MESSAGES } from '../messages/en/common'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** The button's verb, such as 'Delete product'. */
  confirmLabel: string
  /** Where 'Cancel' could be taken for something else. */
  cancelLabel?: string
  danger?: boolean
  /** As of a `Button`. */
  pays?: boolean
  /** While true the question cannot be closed. */
  processing?: boolean
  children: ReactNode
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel = UI_MESSAGES.cancel,
  danger = false,
  pays,
  processing = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="md"
      closeable={!processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={processing}>
            {cancelLabel}
          </Button>
          <Button
            pays={pays}
            variant={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            loading={processing}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  )
}
