type ToastKind = 'success' | 'error' | 'info'

const loadToaster = () => import('./toaster')

/**
 * Shows a short message in the corner for 5 s. The library behind it is loaded by the first one. `id` keeps one toast
 * instead of several that say the same.
 */
export async function showToast(kind: ToastKind, message: string, id?: string): Promise<void> {
  const { toast } = await loadToaster()
  toast[kind](message, { id })
}

/** Loads what toasts need once the page is used: a lost connection could not be told about otherwise. */
export function loadToastsOnUse(): void {
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => void loadToaster().catch(() => {}), { once: true, passive: true })
  }
}
