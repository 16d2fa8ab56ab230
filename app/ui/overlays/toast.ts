type ToastKind = 'success' | 'error' | 'info'

interface ToastOptions {
  /** Keeps one toast instead of several that say the same. */
  id?: string
  /** Below the message. */
  description?: string
  /** What can be done about it. */
  action?: { label: string; onClick: () => void }
}

const loadToaster = () => import('./toaster')

/**
 * Shows a short message in the corner for 5 s, counted while the page is looked at. The library behind it is loaded by the
 * first one.
 */
export async function showToast(
  kind: ToastKind,
  message: string,
  options?: ToastOptions
): Promise<void> {
  const { toast } = await loadToaster()
  toast[kind](message, options)
}

/** Takes a message away that was shown with an id. */
export async function dropToast(id: string): Promise<void> {
  const { toast } = await loadToaster()
  toast.dismiss(id)
}

/** Loads what toasts need once the page is used: a lost connection could not be told about otherwise. */
export function loadToastsOnUse(): void {
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => void loadToaster().catch(() => {}), { once: true, passive: true })
  }
}
