import { DialogBackdrop, DialogPanel, DialogTitle, Description } from '@headlessui/react'
import { X } from 'lucide-react'
import { classNames } from '../class_names'
import type { DialogProps } from './dialog'
import { IconButton } from '../buttons/icon_button'
import { Modal } from './modal'
import { UI_MESSAGES } from '../messages/en/common'

const WIDTHS = {
  'sm': 'sm:max-w-sm',
  'md': 'sm:max-w-md',
  'lg': 'sm:max-w-lg',
  'xl': 'sm:max-w-xl',
  '2xl': 'sm:max-w-2xl',
}

/** A modal dialog: traps the focus, locks the page's scroll, closes on Escape or a click on the backdrop. */
export default function DialogFrame({
  open,
  onClose,
  title,
  description,
  width = 'lg',
  closeable = true,
  veiled = false,
  footer,
  children,
}: DialogProps) {
  return (
    <Modal open={open} onClose={closeable ? onClose : ignore} className="relative z-40">
      <DialogBackdrop
        transition
        className={classNames(
          'fixed inset-0 bg-gray-900/50 transition-opacity duration-200 data-closed:opacity-0',
          veiled && 'backdrop-blur-xl'
        )}
      />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-3 sm:items-center sm:p-6">
          <DialogPanel
            transition
            className={classNames(
              'w-full rounded-card bg-surface shadow-overlay transition duration-200 ease-out',
              'data-closed:translate-y-3 data-closed:opacity-0 sm:data-closed:translate-y-0 sm:data-closed:scale-95',
              WIDTHS[width]
            )}
          >
            <div className="flex items-start justify-between gap-4 p-5 pb-0 sm:p-6 sm:pb-0">
              <div>
                <DialogTitle className="text-base font-semibold">{title}</DialogTitle>
                {description && (
                  <Description as="div" className="mt-1 text-muted">
                    {description}
                  </Description>
                )}
              </div>
              {closeable && (
                <IconButton
                  icon={X}
                  label={UI_MESSAGES.close}
                  onClick={onClose}
                  className="-mt-2 -mr-2"
                />
              )}
            </div>
            <div className="p-5 sm:p-6">{children}</div>
            {footer && (
              <div className="flex flex-col-reverse gap-2 border-t border-line p-4 sm:flex-row sm:justify-end sm:px-6">
                {footer}
              </div>
            )}
          </DialogPanel>
        </div>
      </div>
    </Modal>
  )
}

function ignore() {}
