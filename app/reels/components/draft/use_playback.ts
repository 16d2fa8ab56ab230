import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '~/ui/client/use_media_query'
import type { Painter } from './paint'

/** Milliseconds from one move of the slider to the next. */
const TOLD_MS = 100

/**
 * Plays a draft on a canvas, from the beginning again at its end. It begins by itself, unless its visitor wants nothing to move.
 */
export function usePlayback(painter: Painter | undefined) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPlaying, setIsPlaying] = useState(!isStill)
  /** Whether somebody has pressed a button: before, nothing is heard. */
  const [wasPressed, setWasPressed] = useState(false)
  const [shown, setShown] = useState<number | null>(null)
  const time = useRef<number | null>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!painter || !context) return
    const { seconds, posterAt } = painter.plan
    time.current = Math.min(time.current ?? (isPlaying ? 0 : posterAt), seconds - 0.001)
    const paint = () => {
      painter.paint(context, time.current!)
      painter.followFilms(time.current!, isPlaying)
    }
    paint()
    setShown(time.current)
    if (!isPlaying) return
    let frame = 0
    let told = 0
    let before = performance.now()
    const step = (now: number) => {
      time.current = (time.current! + Math.min(now - before, 200) / 1000) % seconds
      before = now
      paint()
      if (now - told > TOLD_MS) {
        told = now
        setShown(time.current)
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      painter.followFilms(time.current!, false)
    }
  }, [painter, isPlaying])

  return {
    canvas,
    isPlaying,
    isHeard: isPlaying && wasPressed,
    /** Seconds; null before anything is shown. */
    time: shown,
    toggle() {
      setWasPressed(true)
      setIsPlaying((was) => !was)
    },
    seek(to: number) {
      time.current = to
      setShown(to)
      const context = canvas.current?.getContext('2d')
      if (painter && context) {
        painter.paint(context, to)
        painter.followFilms(to, isPlaying)
      }
    },
  }
}
