import { router } from '@inertiajs/react'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds after the last change: browsers refuse to write into their history too often. */
const QUIET_MS = 250

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
