import { useEffect, useRef } from 'react'

/** Seconds by which sound and picture may be apart. */
const APART = 0.3

/** Lets a sound run along with a draft. What cannot be played is left out. */
export function useDraftSound(
  sound: { url: string; from: number } | null,
  time: number | null,
  isHeard: boolean
): void {
  const audio = useRef<HTMLAudioElement | null>(null)
  const url = sound?.url ?? null

  useEffect(() => {
    if (url === null) return
    const element = new Audio()
    element.preload = 'none'
    element.src = url
    audio.current = element
    return () => {
      element.pause()
      audio.current = null
    }
  }, [url])

  useEffect(() => {
    const element = audio.current
    if (!element || !sound || time === null) return
    if (!isHeard) return element.pause()
    const wanted = sound.from + time
    if (Math.abs(element.currentTime - wanted) > APART) element.currentTime = wanted
    if (element.paused) element.play().catch(() => {})
  }, [sound, time, isHeard])
}
