import { DialogTitle } from '@headlessui/react'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { IconButton } from '../buttons/icon_button'
import { UI_MESSAGES } from '../messages/en/common'

/** Below the buttons where a window is too narrow for both. */
const TITLE_CLASSES = [
  'min-w-0 grow truncate font-medium',
  'max-[22.5rem]:order-last max-[22.5rem]:line-clamp-2 max-[22.5rem]:basis-full max-[22.5rem]:pr-2',
  'max-[22.5rem]:wrap-break-word max-[22.5rem]:whitespace-normal',
].join(' ')

interface ViewerTitleBarProps {
  title: string
  index: number
  count: number
  /** Such as '34 / 120'. */
  position: string
  onMove: (step: -1 | 1) => void
  onClose: () => void
}

/** What a viewer shows, the way to the pictures before and after it, and the way out. */
export function ViewerTitleBar(props: ViewerTitleBarProps) {
  const { title, index, count, position, onMove, onClose } = props
  return (
    <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4 max-[22.5rem]:flex-wrap">
      <DialogTitle className={TITLE_CLASSES}>{title}</DialogTitle>
      {count > 1 && (
        <>
          {/* Both stay enabled at the ends: a disabled one would lose the focus, and the dialog with it the arrow keys. */}
          <IconButton
            icon={ChevronLeft}
            label={UI_MESSAGES.viewer.previous}
            variant="ghost"
            aria-disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <span className="whitespace-nowrap text-muted tabular-nums">{position}</span>
          <IconButton
            icon={ChevronRight}
            label={UI_MESSAGES.viewer.next}
            variant="ghost"
            aria-disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <IconButton
        icon={X}
        label={UI_MESSAGES.close}
        variant="ghost"
        onClick={onClose}
        className="ml-auto"
      />
    </div>
  )
}
