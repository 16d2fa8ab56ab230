/** How long something can be taken back. */
const DURATION_MS = 10_000

interface UndoToast {
  message: string
  /** What the button says. */
  label: string
  onUndo: () => void
}

/** Tells of something that was done, with a button that takes it back. */
export async function showUndoToast({ message, label, onUndo }: UndoToast): Promise<void> {
  const { toast } = await import('./toaster')
  toast.success(message, { duration: DURATION_MS, action: { label, onClick: onUndo } })
}
