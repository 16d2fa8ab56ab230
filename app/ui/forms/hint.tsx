import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

interface HintProps {
  /** Shown on hover, focus or a tap, and read out after the words. */
  explanation: string
  children: ReactNode
}

/** Words with an explanation above them, as wide as the room that they stand in. Escape hides it. */
export function Hint({ explanation, children }: HintProps) {
  const id = useId()
  const [open, setOpen] = useState(false)

  function hide(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
  }

  return (
    <div className="relative" onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        aria-describedby={id}
        onMouseEnter={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={hide}
        className="max-w-full cursor-help rounded-sm text-left pointer-coarse:min-h-10"
      >
        {children}
      </button>
      <div
        role="tooltip"
        id={id}
        hidden={!open}
        className="absolute inset-x-0 bottom-full z-10 mb-1 rounded-control bg-gray-900 px-3 py-2 text-xs text-white shadow-overlay"
      >
        {explanation}
      </div>
    </div>
  )
}
