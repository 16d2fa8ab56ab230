import type { CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

/** How long a toast stays. */
const DURATION_MS = 5000

/** The library's own greens and reds are too pale to read. */
const COLORS = {
  '--success-text': 'var(--color-success-strong)',
  '--error-text': 'var(--color-danger-strong)',
  '--info-text': 'var(--color-primary-strong)',
} as CSSProperties

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Toaster
    // Where nothing is pressed: what can be done is in the right corners, and on phones in a bar at the foot.
    position="bottom-left"
    mobileOffset={{ bottom: '5rem' }}
    theme="light"
    richColors
    closeButton
    style={COLORS}
    toastOptions={{ duration: DURATION_MS, className: 'font-sans' }}
  />
)

export { toast }
