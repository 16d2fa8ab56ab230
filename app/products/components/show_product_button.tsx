import { Check, MousePointerClick } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { classNames } from '~/ui/class_names'
import { CREATE_MESSAGES } from '../messages/en/create'

const MESSAGES = CREATE_MESSAGES.showing
const LocalShowProduct = lazyPart(() => import('./local_show_product'))

export interface ShowProductButtonProps {
  photo: File
  /** What was shown in it so far. */
  mask: File | undefined
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  disabled?: boolean
  onShow: (mask: Blob | null) => void
}

/** Opens a photo that is not uploaded yet, so that the product is shown in it. */
export function ShowProductButton({ disabled, ...props }: ShowProductButtonProps) {
  const { photo, mask } = props
  const [isOpen, setIsOpen] = useState(false)
  const Icon = mask ? Check : MousePointerClick
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-label={mask ? MESSAGES.shownOf(photo.name) : MESSAGES.tileOf(photo.name)}
        onClick={() => setIsOpen(true)}
        className={classNames(
          'flex min-h-10 grow items-center justify-center gap-1.5 border-t border-line px-1 py-1.5 text-center text-fine/4 font-medium outline-offset-[-3px] hover:bg-sunken disabled:opacity-50',
          mask && 'text-success-strong'
        )}
      >
        <Icon aria-hidden className={classNames('size-4 shrink-0', !mask && 'max-sm:hidden')} />
        {mask ? MESSAGES.shown : MESSAGES.tile}
      </button>
      {isOpen && (
        <PartBoundary>
          <LocalShowProduct {...props} onClose={() => setIsOpen(false)} />
        </PartBoundary>
      )}
    </>
  )
}
