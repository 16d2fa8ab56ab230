import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MaskSession } from './mask_session.js'
import { KeyboardBrush } from './keyboard_input.js'
import type { Picked } from './picked.js'
import { listenToPointer } from './pointer_input.js'
import { Surface, type Tool } from './surface.js'
import { EDITOR_MESSAGES } from '../messages/en/editor.js'

interface BrushCanvasProps {
  session: MaskSession
  tool: Tool
  /** What was pointed at and is not found yet. */
  waiting: readonly Picked[]
  onPick: (picked: Picked) => void
  label: string
  /** Gives the surface to the buttons beside the canvas, and null when it is gone. */
  onSurface: (surface: Surface | null) => void
}

/** The photo with its mask, to point at and to paint on with mouse, pen, fingers or keys. */
export function BrushCanvas(props: BrushCanvasProps) {
  const { session, tool, waiting, onPick, label, onSurface } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const surface = useRef<Surface>(null)
  const keyboard = useRef<KeyboardBrush>(null)
  const instructions = useId()
  const [news, setNews] = useState('')

  const announce = useEffectEvent((isPainting: boolean) => {
    const at = surface.current?.cursor
    if (!at) return
    const { width, height } = session.mask
    const percent = (part: number, whole: number) => Math.round((part / whole) * 100)
    const place = EDITOR_MESSAGES.position(percent(at.x, width), percent(at.y, height))
    const { add, remove } = EDITOR_MESSAGES.painted
    setNews(isPainting ? `${tool.adds ? add : remove}, ${place}` : place)
  })
  const handSurface = useEffectEvent(onSurface)
  const pick = useEffectEvent(onPick)

  useEffect(() => {
    const element = canvas.current!
    const shown = new Surface(element, session)
    const onPicked = (picked: Picked) => pick(picked)
    const keys = new KeyboardBrush(shown, (isPainting) => announce(isPainting), onPicked)
    const stopListening = listenToPointer(element, shown, keys, onPicked)
    surface.current = shown
    keyboard.current = keys
    handSurface(shown)
    element.focus({ preventScroll: true })
    return () => {
      stopListening()
      shown.close()
      handSurface(null)
    }
  }, [session])

  useEffect(() => {
    if (surface.current) surface.current.tool = tool
  }, [session, tool])

  useEffect(() => {
    if (surface.current) surface.current.waiting = waiting
  }, [session, waiting])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (keyboard.current?.down(event)) event.preventDefault()
  }

  return (
    <>
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={instructions}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => keyboard.current?.up(event)}
        onBlur={() => keyboard.current?.release()}
        className="absolute inset-0 size-full cursor-none touch-none outline-offset-[-3px] select-none"
      />
      <p id={instructions} className="sr-only">
        {EDITOR_MESSAGES.instructions[tool.kind]}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}
