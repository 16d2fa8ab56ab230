import { useEffect, useEffectEvent } from 'react'

const POLL_MS = 5_000

/** Asks again and again while something is under way: events may not arrive. A hidden page rests. */
export function usePolling(ask: () => void, isActive: boolean): void {
  const onTime = useEffectEvent(() => {
    if (!document.hidden) ask()
  })
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(onTime, POLL_MS)
    return () => clearInterval(timer)
  }, [isActive])
}
