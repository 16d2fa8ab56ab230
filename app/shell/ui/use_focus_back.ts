import { useEffect, useRef } from 'react'

/** Answers the ref of a button that takes the focus when something is over and what had the focus meanwhile is gone. */
export function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isBusy) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [isBusy])
  return button
}
