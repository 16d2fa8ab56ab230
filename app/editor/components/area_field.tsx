import { Brush, X } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Button } from '~/ui/buttons/button'
import type { MediaSource } from '~/ui/pictures/media_source'
import { EDITOR_MESSAGES } from '../messages/en/screens'

const AreaEditor = lazyPart(() => import('./area_editor'))
const MESSAGES = EDITOR_MESSAGES.area

interface AreaFieldProps {
  picture: MediaSource
  /** Data URL of the marked area, or null when the whole picture may change. */
  mask: string | null
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  isBusy: boolean
  onMark: (mask: string | null) => void
}

/** Whether all of a picture may change, or only what is marked in it. */
export function AreaField({ picture, mask, canSelect, isBusy, onMark }: AreaFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex items-center gap-3">
      {mask !== null && (
        <img
          src={mask}
          alt={MESSAGES.alt}
          className="size-14 shrink-0 rounded-control bg-black object-contain ring-1 ring-line"
        />
      )}
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="text-fine text-muted">{mask === null ? MESSAGES.hint : MESSAGES.marked}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={Brush}
            disabled={isBusy}
            onClick={() => setIsOpen(true)}
          >
            {mask === null ? MESSAGES.mark : MESSAGES.again}
          </Button>
          {mask !== null && (
            <Button
              variant="ghost"
              size="sm"
              icon={X}
              disabled={isBusy}
              onClick={() => onMark(null)}
            >
              {MESSAGES.clear}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <PartBoundary>
          <AreaEditor
            picture={picture}
            mask={mask}
            canSelect={canSelect}
            onClose={() => setIsOpen(false)}
            onMark={(marked) => {
              setIsOpen(false)
              onMark(marked)
            }}
          />
        </PartBoundary>
      )}
    </div>
  )
}
