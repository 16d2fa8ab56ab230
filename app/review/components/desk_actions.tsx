import { Check, SkipForward, Undo2, X } from 'lucide-react'
import { Button } from '~/ui/buttons/button'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'
import type { DeskState } from './use_desk'

/** Words alone where a window is as narrow as at a zoom of 400 %. */
const DECISION_CLASSES =
  'w-full px-2 max-[22.5rem]:px-1 max-[22.5rem]:text-sm max-[22.5rem]:[&_svg]:hidden'

interface DeskActionsProps {
  desk: DeskState
  /** Whether keys without Ctrl decide. */
  hasPlainKeys: boolean
}

/** The decisions: large, and within reach of a thumb on small screens. */
export function DeskActions({ desk, hasPlainKeys }: DeskActionsProps) {
  const isDone = desk.current === null
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0 sm:backdrop-blur-none">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)_auto_auto_minmax(0,1fr)] gap-1 max-[20rem]:grid-cols-2 sm:gap-2">
        <Button
          variant="secondary"
          size="lg"
          icon={X}
          aria-keyshortcuts={hasPlainKeys ? 'R ArrowLeft' : undefined}
          disabled={isDone}
          onClick={desk.reject}
          className={`${DECISION_CLASSES} text-danger`}
        >
          {MESSAGES.reject}
        </Button>
        <Button
          variant="ghost"
          size="lg"
          icon={Undo2}
          aria-keyshortcuts={hasPlainKeys ? 'U Control+Z' : 'Control+Z'}
          disabled={!desk.canUndo}
          onClick={desk.undo}
          className="px-2.5 sm:px-4"
        >
          <span className="max-sm:sr-only">{MESSAGES.undo}</span>
        </Button>
        <Button
          variant="ghost"
          size="lg"
          icon={SkipForward}
          aria-keyshortcuts={hasPlainKeys ? 'S' : undefined}
          disabled={isDone}
          onClick={desk.skip}
          className="px-2.5 sm:px-4"
        >
          <span className="max-sm:sr-only">{MESSAGES.skip}</span>
        </Button>
        <Button
          size="lg"
          icon={Check}
          aria-keyshortcuts={hasPlainKeys ? 'A ArrowRight' : undefined}
          disabled={isDone}
          onClick={desk.approve}
          className={DECISION_CLASSES}
        >
          {MESSAGES.approve}
        </Button>
      </div>
      {hasPlainKeys && (
        <p className="mt-3 hidden text-center text-fine text-muted sm:pointer-fine:block">
          {MESSAGES.shortcuts}
        </p>
      )}
      <p className="mt-2 hidden text-center text-fine text-muted pointer-coarse:block">
        {MESSAGES.swipe}
      </p>
    </div>
  )
}
