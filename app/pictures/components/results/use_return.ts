import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { stopScrollingBack } from '~/ui/client/scroll_back'
import { type ListPlace, placeIn } from './list_place'
import type { RowsHandle } from './result_rows'

/** Frames that the list may take to be laid out again: on a slow machine a frame takes its time too. */
const MOST_FRAMES = 300
/** Frames in which nothing has moved any more. */
const STILL_FRAMES = 20
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/**
 * Brings a list back to where it was, and holds it there while it is laid out.
 * @returns the anchor while that goes on
 */
export function useReturn(
  start: ListPlace['anchor'],
  ids: readonly number[],
  rows: RefObject<RowsHandle | null>
): ListPlace['anchor'] {
  const [anchor, setAnchor] = useState(start)

  /** @returns whether it stands where it has to */
  const bring = useEffectEvent(({ id, top }: NonNullable<typeof anchor>): boolean => {
    const place = placeIn(ids, id)
    const card = document.querySelector(`[data-result="${ids[place]}"]`)
    if (!card) {
      rows.current?.scrollTo(place)
      return false
    }
    const distance = card.getBoundingClientRect().top - top
    if (Math.abs(distance) <= 1) return true
    window.scrollBy({ top: distance, behavior: 'instant' })
    return false
  })

  useEffect(() => {
    if (anchor === null) return
    let still = 0
    let left = MOST_FRAMES
    const step = () => {
      stopScrollingBack()
      still = bring(anchor) ? still + 1 : 0
      left -= 1
      if (still > STILL_FRAMES || left === 0) setAnchor(null)
      else frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    const end = () => setAnchor(null)
    for (const input of INPUTS) window.addEventListener(input, end, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const input of INPUTS) window.removeEventListener(input, end)
    }
  }, [anchor])

  return anchor
}
