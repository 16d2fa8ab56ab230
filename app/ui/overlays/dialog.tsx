import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type DialogFrame from './dialog_frame'

let loaded: typeof DialogFrame | null = null

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  width?: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** When false, Escape, the backdrop and the cross do nothing. */
  closeable?: boolean
  /** Whether what is behind it cannot be read. */
  veiled?: boolean
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A modal dialog: traps the focus, locks the page's scroll, closes on Escape or a click on the backdrop. What that takes is
 * fetched after the page, which does not wait for a dialog that nobody has opened.
 */
export function Dialog(props: DialogProps) {
  const { open } = props
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  const [Frame, setFrame] = useState(() => loaded)
  // What was to open it can be pressed again, and asks again whether to load the page anew.
  const giveUp = useEffectEvent(() => {
    if (open) props.onClose()
  })
  // Once more where it is opened and has not come.
  const isWanted = open && !Frame
  useEffect(() => {
    import('./dialog_frame').then((module) => {
      loaded = module.default
      // Not by `Suspense`: React would wait for 300 ms before it shows what has come.
      setFrame(() => loaded)
    }, giveUp)
  }, [isWanted])
  return wasOpened && Frame ? <Frame {...props} /> : null
}
