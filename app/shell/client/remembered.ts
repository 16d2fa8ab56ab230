import { router, usePage } from '@inertiajs/react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds after the last change: browsers refuse to write into their history too often. */
const QUIET_MS = 250

/**
 * What the browser's history holds under a name for the visit that is shown, null for a new visit. A page that is left and
 * come back to by Back or Forward finds there what `useRemember` or `useRemembered` wrote.
 */
export function useRestored<State>(name: string): State | null {
  const { rememberedState } = usePage()
  const [restored] = useState(() => (rememberedState?.[name] as State | undefined) ?? null)
  return restored
}

/** React's state, which is there again after Back and Forward. */
export function useRemembered<State>(name: string, initial: State) {
  const restored = useRestored<State>(name)
  const [state, setState] = useState<State>(restored ?? initial)
  function change(next: State) {
    setState(next)
    router.remember(next, name)
  }
  return [state, change] as const
}

/**
 * Writes into the browser's history what `collect` answers: after scrolling, before each visit, and when the returned
 * function is called, each time a moment later.
 */
export function useRemember(name: string, collect: () => unknown): () => void {
  const keep = useEffectEvent(() => router.remember(collect(), name))
  const schedule = useRef(() => {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(), QUIET_MS)
    }
    const endBefore = router.on('before', () => keep())
    /** From this moment on the history stands at another visit, though this one still shows. */
    const end = () => {
      clearTimeout(timer)
      endBefore()
      window.removeEventListener('scroll', later)
      window.removeEventListener('popstate', end)
      schedule.current = () => {}
    }
    schedule.current = later
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('popstate', end)
    return end
  }, [name])
  return useCallback(() => schedule.current(), [])
}
