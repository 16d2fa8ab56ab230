import { Dialog as HeadlessDialog } from '@headlessui/react'
import { type ComponentProps, useEffect, useReducer, useRef, useState } from 'react'

type ModalProps = ComponentProps<typeof HeadlessDialog> & { open: boolean }

/** After this time, longer than any transition, a closed modal is gone whatever the library made of its transition. */
const GONE_AFTER_MS = 600

/**
 * The library's modal: traps the focus, locks the page's scroll, and hides the page from assistive technology.
 *
 * It is opened a moment after it was mounted: the library looks for the page that it has to hide while it mounts, and one
 * that is mounted open after a menu was used would hide nothing. It gives the focus back to where it was, which the library
 * does only for elements that were focused after it had been loaded itself.
 */
export function Modal({ open, ...dialog }: ModalProps) {
  const [mounted, setMounted] = useState(false)
  const closings = useClosings(open)
  useEffect(() => {
    const opener = document.activeElement
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => {
      cancelAnimationFrame(frame)
      requestAnimationFrame(() => giveFocusTo(opener))
    }
  }, [])
  return <HeadlessDialog key={closings} {...dialog} open={open && mounted} />
}

/**
 * Counts how often the modal was closed and is gone, to begin anew: one that is closed while its opening transition starts never
 * ends it, since the library waits for a transition that was replaced, and would keep the page locked, unseen.
 */
function useClosings(open: boolean): number {
  const [closings, begin] = useReducer((count: number) => count + 1, 0)
  const timer = useRef<number>(undefined)
  useEffect(() => {
    if (!open) return
    window.clearTimeout(timer.current)
    return () => {
      timer.current = window.setTimeout(begin, GONE_AFTER_MS)
    }
  }, [open])
  return closings
}

function giveFocusTo(opener: Element | null) {
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}
