import { useState } from 'react'

/**
 * Holds new results back while the merchant looks at older ones, so that nothing moves under their eyes. They are let in on
 * request, or when the top of the list is on screen again.
 * @param ids newest first
 * @param startsAway whether older ones are looked at from the beginning
 */
export function useHold(ids: readonly number[], startsAway = false) {
  const [newest, setNewest] = useState<number | null>(startsAway ? (ids[0] ?? null) : null)
  const shown = newest === null ? ids : ids.filter((id) => id <= newest)
  return {
    shown,
    waiting: ids.length - shown.length,
    release: () => setNewest(null),
    /** To be told whether the top of the list has left the screen. */
    follow(isAway: boolean) {
      if (!isAway) setNewest(null)
      else if (newest === null) setNewest(shown[0] ?? null)
    },
  }
}
