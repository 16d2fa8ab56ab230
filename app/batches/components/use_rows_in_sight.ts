import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

interface RowsInput {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Of each, in pixels. */
  rowHeight: number
}

const OVERSCAN = 5

/** Which rows of a long list are in sight of its scroller or close to it, and how high all are together, in pixels. */
export function useRowsInSight({ scroller, count, rowHeight }: RowsInput) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  })
  return { inSight: rows.getVirtualItems(), height: rows.getTotalSize() }
}
