import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

/** How long a toast stays. */
const DURATION_MS = 5000

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Toaster
    position="bottom-right"
    theme="light"
    richColors
    closeButton
    toastOptions={{ duration: DURATION_MS, className: 'font-sans' }}
  />
)

export { toast }
