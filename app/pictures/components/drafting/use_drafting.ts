import { type RefObject, useRef, useState } from 'react'
import type { LaidOutOrder } from '../use_order_choice'

/** What an order is given so that its first picture is its draft; nothing while none is shown. */
export type OrderedDraft = Pick<LaidOutOrder, 'seed' | 'layout'>

/** Whether a draft is open, and what it comes to. */
export interface Drafting {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Filled by the draft. */
  ordered: RefObject<OrderedDraft>
}

/** The draft of an order form, beside which it stands once it is opened. */
export function useDrafting(): Drafting {
  const [isOpen, setIsOpen] = useState(false)
  const ordered = useRef<OrderedDraft>({})
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), ordered }
}
