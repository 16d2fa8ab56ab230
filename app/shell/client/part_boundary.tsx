import { type ReactNode, startTransition, Suspense, useEffect, useReducer } from 'react'
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
  // In slices: a part that is rendered in one go blocks what somebody presses meanwhile.
  useEffect(() => onPartLoaded(() => startTransition(renderAnew)), [])
  return <Suspense fallback={fallback}>{children}</Suspense>
}
