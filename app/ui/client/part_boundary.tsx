import { type ReactNode, startTransition, Suspense, useEffect, useReducer } from 'react'
import { HasFallback } from './has_fallback'
import { onPartLoaded } from './load_part'

interface PartBoundaryProps {
  /** Nothing when left out. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Stands in for what `lazyPart` fetches until it has come. React's `Suspense` alone holds back what has come until its fallback
 * has been shown for 300 ms (`FALLBACK_THROTTLE_MS` of react-reconciler), unless the boundary itself is rendered anew.
 */
export function PartBoundary({ fallback, children }: PartBoundaryProps) {
  const [, renderAnew] = useReducer((times: number) => times + 1, 0)
  const hasFallback = fallback !== undefined
  // In slices: a part of a page that is rendered in one go blocks what somebody presses meanwhile. What has no fallback was called
  // up by a press, such as a dialog: after a slice-wise rendering it would hear keys only some time after it is seen.
  useEffect(
    () => onPartLoaded(() => (hasFallback ? startTransition(renderAnew) : renderAnew())),
    [hasFallback]
  )
  return (
    <HasFallback value={hasFallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </HasFallback>
  )
}
