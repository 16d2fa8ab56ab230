import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'

/** Asks for the counts of a product again when work of an earlier visit has ended. */
export function useFreshCounts(openCount: number): void {
  const before = useRef(openCount)
  useEffect(() => {
    if (openCount < before.current) router.reload({ only: ['product'] })
    before.current = openCount
  }, [openCount])
}
