const listeners = new Set<() => void>()

/** Opens the Top Up dialog, from wherever it is asked for. */
export function openTopUp(): void {
  for (const listener of listeners) listener()
}

/** Calls back when the dialog is asked for. Returns the function that ends it. */
export function onTopUp(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
