import { useSyncExternalStore } from 'react'

/** Whether the screen fits a media query such as '(min-width: 64rem)', kept up to date. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches
  )
}
