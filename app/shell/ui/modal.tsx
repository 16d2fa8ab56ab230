import { Dialog as HeadlessDialog } from '@headlessui/react'
import { type ComponentProps, useEffect, useState } from 'react'

type ModalProps = ComponentProps<typeof HeadlessDialog> & { open: boolean }

/**
 * The library's modal: traps the focus, locks the page's scroll, and hides the page from assistive technology.
 *
 * It is opened a moment after it was mounted: the library looks for the page that it has to hide while it mounts, and one
 * that is mounted open after a menu was used would hide nothing. It gives the focus back to where it was, which the library
 * does only for elements that were focused after it had been loaded itself.
 */
export function Modal({ open, ...dialog }: ModalProps) {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const opener = document.activeElement
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => {
      cancelAnimationFrame(frame)
      requestAnimationFrame(() => giveFocusTo(opener))
    }
  }, [])
  return <HeadlessDialog {...dialog} open={open && mounted} />
}

function giveFocusTo(opener: Element | null) {
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}
