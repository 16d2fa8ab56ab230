type ToastKind = 'success' | 'error' | 'info'

/**
 * Shows a short message in the corner for 5 s. The library behind it is loaded by the first one. `id` keeps one toast
 * instead of several that say the same.
 */
export async function showToast(kind: ToastKind, message: string, id?: string): Promise<void> {
  const { toast } = await import('./toaster')
  toast[kind](message, { id })
}
