import { LoaderCircle } from 'lucide-react'
import type { PickerState } from './picker.js'
import { EDITOR_MESSAGES as MESSAGES } from '../messages/en/editor.js'

const SHOWN =
  'flex items-center gap-2 rounded-full bg-ink/85 px-3 py-1.5 text-fine font-medium text-canvas'

/** Over the photo while it is looked at, and while something that was pointed at is looked for; afterwards what came of it, also for those who do not see it. */
export function PickingNotice({ picking }: { picking: PickerState }) {
  const { isPossible, waiting, isLooking, hint, news } = picking
  const isBusy = waiting.length > 0 || (isLooking && isPossible)
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-3 top-3 flex justify-center text-center"
    >
      {isBusy ? (
        <span className={SHOWN}>
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {isLooking ? MESSAGES.looking : MESSAGES.selecting}
        </span>
      ) : (
        <span className={hint ? SHOWN : 'sr-only'}>{hint || news}</span>
      )}
    </p>
  )
}
