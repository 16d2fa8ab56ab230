import { type RefObject, useRef, useState } from 'react'
import type { LaidOutOrder } from '../use_order_choice'

/** What an order is given so that its first picture is its draft; nothing while none is shown. */
export type OrderedDraft = Pick<LaidOutOrder, 'seed' | 'layout'>

/** Whether a draft is open, and what it comes to. */
export interface Drafting {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Where it is, once it is open. */
  panel: RefObject<HTMLElement | null>
  /** Filled by the draft. */
  ordered: RefObject<OrderedDraft>
}

/** The draft of an order form, beside which it stands once it is opened. */
export function useDrafting(): Drafting {
  const [isOpen, setIsOpen] = useState(false)
  const ordered = useRef<OrderedDraft>({})
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)

  function open() {
    opener.current = document.activeElement as HTMLElement | null
    setIsOpen(true)
  }

  function close() {
    const hasFocus = panel.current?.contains(document.activeElement)
    if (hasFocus) opener.current?.focus({ preventScroll: true })
    setIsOpen(false)
  }

  return { isOpen, open, close, panel, ordered }
}
