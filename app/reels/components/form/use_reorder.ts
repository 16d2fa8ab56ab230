import { type PointerEvent, useRef, useState } from 'react'

/**
 * Rows that are moved by dragging a handle, with a mouse or a finger.
 * @param onMove told when the dragged row has come over another one's place
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  /** Which row's middle the pointer has passed. */
  function placeAt(y: number): number {
    const rows = [...(list.current?.children ?? [])]
    const after = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return y > top + height / 2
    }).length
    return Math.min(after, rows.length - 1)
  }

  return {
    list,
    dragged,
    /** For the handle of a row. */
    handle: (place: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        // On the list, which stays where it is while its rows move.
        list.current?.setPointerCapture(event.pointerId)
        setDragged(place)
      },
    }),
    /** For the list. */
    drag: {
      onPointerMove(event: PointerEvent) {
        if (dragged === null) return
        const to = placeAt(event.clientY)
        if (to === dragged) return
        onMove(dragged, to)
        setDragged(to)
      },
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    },
  }
}
