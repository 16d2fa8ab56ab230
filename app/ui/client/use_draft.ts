import { useState } from 'react'
import { useShared } from './use_shared'

/**
 * What was typed into a form and not sent yet: kept for this tab and this user, so that a reload loses nothing.
 * @param name tells forms apart
 */
export function useDraft<Data extends object>(name: string, fresh: () => Data) {
  const key = `draft:${useShared().auth.user?.id}:${name}`
  const [start] = useState<Data>(() => ({ ...fresh(), ...read(key) }))
  return {
    /** What the form starts with. */
    start,
    keep: (data: Data) => write(key, JSON.stringify(data)),
    /** Told when it was sent or given up. */
    forget: () => write(key, null),
  }
}

/** React's state, kept like a form's draft. */
export function useDraftState<Data extends object>(name: string, fresh: () => Data) {
  const { start, keep } = useDraft(name, fresh)
  const [data, setData] = useState(start)
  function change(next: Data) {
    setData(next)
    keep(next)
  }
  return [data, change] as const
}

/** A browser may refuse to store anything: then there is no draft. */
function read(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as object
  } catch {
    return {}
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Full or refused: the form itself still has everything.
  }
}
