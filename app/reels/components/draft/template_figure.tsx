import { useEffect, useRef } from 'react'
import { useMediaQuery } from '~/ui/client/use_media_query'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { Painter } from './paint'

/** Pixels of the longer side of a small draft, and milliseconds from one of its pictures to the next. */
const LONGER = 168
const STEP_MS = 150

/** A small draft that plays slowly, beside others; its poster for who wants nothing to move. */
export function TemplateFigure({ painter }: { painter: Painter | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!painter || !context) return
    const { seconds, posterAt } = painter.plan
    painter.paint(context, posterAt)
    if (isStill) return
    const from = performance.now()
    const timer = setInterval(() => {
      if (document.hidden) return
      painter.paint(context, (posterAt + (performance.now() - from) / 1000) % seconds)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [painter, isStill])

  if (!painter) return <Skeleton className="h-24 w-14" />
  const { width, height } = painter.plan
  const scale = LONGER / Math.max(width, height)
  return (
    <span className="grid h-24 place-items-center">
      <canvas
        ref={canvas}
        aria-hidden
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        className="block max-h-24 max-w-full rounded-sm"
      />
    </span>
  )
}
