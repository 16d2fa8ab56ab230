type Area = 'localStorage' | 'sessionStorage'

/** How keys begin under which a tab knows the copies of photos that were sent, by the photos' names. */
export const COPIES_KEPT = 'copy:'

/** What the browser keeps under a key; null where it keeps nothing, or keeps nothing at all, as it may be told to. */
export function recall(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Has the browser keep a text; one that refuses forgets it with the page. */
export function keep(area: Area, key: string, text: string): void {
  try {
    globalThis[area].setItem(key, text)
  } catch {
    // Nothing that a screen needs depends on it.
  }
}

/** Has the browser forget what it keeps under a key. */
export function forget(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // It has kept nothing.
  }
}

/** Has the tab forget all that it keeps under keys that begin so. */
export function forgetAll(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(beginning)) sessionStorage.removeItem(key)
    }
  } catch {
    // It has kept nothing.
  }
}
