import { useEffect, useRef } from 'react'
import { refresh } from '~/ui/client/refresh'

/** Asks for the counts of a product again when work of an earlier visit has ended. */
export function useFreshCounts(openCount: number): void {
  const before = useRef(openCount)
  useEffect(() => {
    if (openCount < before.current) refresh({ only: ['product'] })
    before.current = openCount
  }, [openCount])
}
