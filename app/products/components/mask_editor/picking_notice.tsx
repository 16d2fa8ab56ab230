import { LoaderCircle } from 'lucide-react'
import type { PickerState } from './picker.js'
import { EDITOR_TEXTS as TEXTS } from './texts.js'

/** Over the photo while something that was pointed at is looked for; afterwards what came of it, for those who do not see it. */
export function PickingNotice({ picking }: { picking: PickerState }) {
  const isWaiting = picking.waiting.length > 0
  const words = isWaiting ? (picking.isLooking ? TEXTS.looking : TEXTS.selecting) : picking.news
  return (
    <p role="status" className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
      {isWaiting ? (
        <span className="flex items-center gap-2 rounded-full bg-ink/85 px-3 py-1.5 text-[13px] font-medium text-canvas">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {words}
        </span>
      ) : (
        <span className="sr-only">{words}</span>
      )}
    </p>
  )
}
