import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** How long the closing transition of a dialog may take before it is taken away. */
const CLOSING_MS = 300

/**
 * Draws a dialog over whatever is on screen, also where no page would draw it.
 * @param draw told what takes it away, to be called when it has been closed
 */
export function openOver(draw: (close: () => void) => ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    setTimeout(() => {
      root.unmount()
      host.remove()
    }, CLOSING_MS)
  }
  root.render(draw(close))
}
