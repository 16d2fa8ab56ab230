import { type PointerEvent, useRef, useState } from 'react'

/** Pixels to the side from which on a swipe counts, and up to which it may go up or down. */
const FAR = 80
const STRAIGHT = 60

/** Swipes of a finger to the right and to the left; scrolling up and down stays the browser's. */
export function useSwipe({ onRight, onLeft }: { onRight: () => void; onLeft: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [shift, setShift] = useState(0)

  function end(event: PointerEvent) {
    const from = start.current
    start.current = null
    setShift(0)
    if (!from || Math.abs(event.clientY - from.y) > STRAIGHT) return
    const way = event.clientX - from.x
    if (way > FAR) onRight()
    if (way < -FAR) onLeft()
  }

  return {
    /** Pixels that the picture is moved to the side at the moment. */
    shift,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType !== 'mouse') start.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent) {
        if (start.current) setShift(event.clientX - start.current.x)
      },
      onPointerUp: end,
      onPointerCancel() {
        start.current = null
        setShift(0)
      },
    },
  }
}
