import { COPIES_KEPT, forget, keep, recall } from '~/ui/client/browser_storage'

/** A copy of a photo that the server keeps. */
export interface ArrivedCopy {
  id: string
  /** Of its data URL. */
  characters: number
}

/** Of this page, also where the browser keeps nothing. */
const known = new WeakMap<File, ArrivedCopy>()

/**
 * The copy that was sent of a photo; null where none was. The tab remembers it, so that a page that is loaded anew sends none again. The server keeps it for some
 * hours and for one account: who asks for another hears that it is gone.
 */
export function copyOf(file: File): ArrivedCopy | null {
  if (!known.has(file)) {
    const kept = JSON.parse(recall('sessionStorage', keyOf(file)) ?? 'null') as ArrivedCopy | null
    if (kept) known.set(file, kept)
  }
  return known.get(file) ?? null
}

export function noteCopy(file: File, copy: ArrivedCopy): void {
  known.set(file, copy)
  keep('sessionStorage', keyOf(file), JSON.stringify(copy))
}

export function forgetCopy(file: File): void {
  known.delete(file)
  forget('sessionStorage', keyOf(file))
}

function keyOf({ name, size, lastModified }: File): string {
  return `${COPIES_KEPT}${size}:${lastModified}:${name}`
}
