import type { KeyboardBrush } from './keyboard_input.js'
import type { Surface } from './surface.js'

const MIDDLE_BUTTON = 1

/** Wheel steps in pixels that double the scale. */
const WHEEL_DOUBLES = 400

interface Touch {
  clientX: number
  clientY: number
}

/**
 * Paints with mouse, pen or finger. The middle button, and any while Space is held, moves the photo; two fingers move
 * and zoom it; the wheel zooms.
 *
 * @returns the function that ends this
 */
export function listenToPointer(
  canvas: HTMLCanvasElement,
  surface: Surface,
  keyboard: KeyboardBrush
): () => void {
  const held = new Map<number, Touch>()
  let mode: 'none' | 'paint' | 'pan' | 'pinch' = 'none'

  function down(event: PointerEvent) {
    if (event.button > MIDDLE_BUTTON) return
    event.preventDefault()
    keyboard.endStroke()
    canvas.focus({ preventScroll: true })
    canvas.setPointerCapture(event.pointerId)
    held.set(event.pointerId, event)
    if (held.size > 1) {
      surface.session.cancel()
      surface.cursor = null
      mode = 'pinch'
    } else if (event.button === MIDDLE_BUTTON || keyboard.pans) {
      mode = 'pan'
      surface.cursor = null
      canvas.style.cursor = 'grabbing'
    } else {
      mode = 'paint'
      surface.cursor = surface.locate(event)
      surface.begin(surface.locate(event))
    }
  }

  function move(event: PointerEvent) {
    keyboard.yieldToPointer()
    const before = held.get(event.pointerId)
    if (mode === 'paint' && before) {
      for (const each of stepsOf(event)) surface.session.extendTo(surface.locate(each))
    } else if (mode === 'pan' && before) {
      surface.pan(event.clientX - before.clientX, event.clientY - before.clientY)
    } else if (mode === 'pinch' && before) {
      pinch(event.pointerId, before, event)
    }
    if (before) held.set(event.pointerId, event)
    if (mode === 'none' || mode === 'paint') surface.cursor = surface.locate(event)
  }

  function pinch(id: number, before: Touch, now: Touch) {
    const other = [...held].find(([each]) => each !== id)?.[1]
    if (!other) return
    const from = distance(before, other)
    if (from > 0) surface.zoom(distance(now, other) / from, between(now, other))
    surface.pan((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2)
  }

  function up(event: PointerEvent) {
    if (!held.delete(event.pointerId)) return
    if (mode === 'paint' && event.type === 'pointercancel') surface.session.cancel()
    else if (mode === 'paint') surface.session.end()
    // The finger that is left after a pinch does not start to paint.
    if (held.size === 0) mode = 'none'
    canvas.style.cursor = ''
    if (event.pointerType === 'touch') surface.cursor = null
  }

  function leave() {
    if (held.size === 0) surface.cursor = null
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16
    if (event.shiftKey) surface.pan(-(event.deltaX || event.deltaY) * pixels, 0)
    else surface.zoom(2 ** ((-event.deltaY * pixels) / WHEEL_DOUBLES), event)
  }

  const stop = new AbortController()
  const options = { signal: stop.signal }
  canvas.addEventListener('pointerdown', down, options)
  canvas.addEventListener('pointermove', move, options)
  canvas.addEventListener('pointerup', up, options)
  canvas.addEventListener('pointercancel', up, options)
  canvas.addEventListener('pointerleave', leave, options)
  canvas.addEventListener('wheel', wheel, { ...options, passive: false })
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  return () => stop.abort()
}

/** Where the pointer was since the last event, as far as the browser tells. */
function stepsOf(event: PointerEvent): PointerEvent[] {
  return 'getCoalescedEvents' in event ? [...event.getCoalescedEvents(), event] : [event]
}

function distance(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

function between(one: Touch, other: Touch): Touch {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
}
