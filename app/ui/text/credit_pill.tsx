import { type KeyboardEvent, useId, useState } from 'react'
import { formatNumber } from '~/i18n/format'
import { CREDIT_KINDS, type CreditKind } from './credit_kinds'

interface CreditPillProps {
  kind: CreditKind
  count: number
}

/** How many credits of one kind are left; what they pay for is told on hover, focus or a tap. Escape hides it. */
export function CreditPill({ kind, count }: CreditPillProps) {
  const { icon: Icon, label, paysFor } = CREDIT_KINDS[kind]
  const id = useId()
  const [open, setOpen] = useState(false)

  function hide({ key }: KeyboardEvent) {
    if (key === 'Escape') setOpen(false)
  }

  return (
    <span className="relative inline-flex" onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        aria-describedby={id}
        onMouseEnter={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={hide}
        className="inline-flex h-8 cursor-help items-center gap-1.5 rounded-full bg-sunken px-2.5 text-fine font-medium text-ink tabular-nums pointer-coarse:h-10"
      >
        <Icon aria-hidden className="size-4 text-muted" />
        <span className="sr-only">{label}: </span>
        {formatNumber(count)}
      </button>
      <span
        role="tooltip"
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-2 w-56 rounded-control bg-gray-900 px-3 py-2 text-xs text-white shadow-overlay"
      >
        {paysFor}
      </span>
    </span>
  )
}
