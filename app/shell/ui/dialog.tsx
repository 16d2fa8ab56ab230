import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart, loadPart } from '~/shell/client/load_part'

const loadFrame = () => import('./dialog_frame')
const DialogFrame = lazyPart(loadFrame)

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  width?: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** When false, Escape, the backdrop and the cross do nothing. */
  closeable?: boolean
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
  useEffect(() => {
    void loadPart(loadFrame)
  }, [])
  if (!wasOpened) return null
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  )
}
