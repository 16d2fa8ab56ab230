import { Description, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon_button'
import { Modal } from './modal'
import { UI_MESSAGES } from '../messages/en/common'

interface WorkspaceDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description: string
  /** When false, Escape, the backdrop and the cross do nothing. */
  closeable?: boolean
  /** Buttons at the bottom, the main one last. */
  footer: ReactNode
  /** Fills what title and buttons leave. */
  children: ReactNode
}

/** A modal as large as the window, for tools that need room; closes like a dialog. */
export function WorkspaceDialog({
  open,
  onClose,
  title,
  description,
  closeable = true,
  footer,
  children,
}: WorkspaceDialogProps) {
  return (
    <Modal open={open} onClose={closeable ? onClose : ignore} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-gray-900/60" />
      <div className="fixed inset-x-0 top-0 flex h-dvh justify-center lg:p-6">
        <DialogPanel className="flex w-full max-w-7xl flex-col overflow-hidden bg-surface shadow-overlay lg:rounded-card max-md:short:block max-md:short:overflow-y-auto">
          <div className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-4 sm:pl-6">
            <div className="min-w-0 grow">
              <DialogTitle className="truncate text-base font-semibold">{title}</DialogTitle>
              <Description className="hidden truncate text-fine text-muted sm:block">
                {description}
              </Description>
            </div>
            <IconButton
              icon={X}
              label={UI_MESSAGES.close}
              disabled={!closeable}
              onClick={onClose}
            />
          </div>
          <div className="flex min-h-0 grow flex-col">{children}</div>
          <div className="flex flex-wrap gap-2 border-t border-line p-3 *:grow sm:justify-end sm:px-6 sm:*:grow-0">
            {footer}
          </div>
        </DialogPanel>
      </div>
    </Modal>
  )
}

function ignore() {}
