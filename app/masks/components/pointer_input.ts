import type { KeyboardBrush } from './keyboard_input.js'
import type { Area, Point } from './mask.js'
import type { Picked } from './picked.js'
import type { Surface } from './surface.js'

const MIDDLE_BUTTON = 1
const RIGHT_BUTTON = 2

/** Pixels of the screen by which a click becomes a box that is drawn. */
const LEAST_DRAG = 6

/** Wheel steps in pixels that double the scale. */
const WHEEL_DOUBLES = 400

interface Touch {
  clientX: number
  clientY: number
}

/**
 * Points or paints with mouse, pen or finger. The middle button, and any while Space is held, moves the photo; two fingers move
 * and zoom it; the wheel zooms. The right button, or Alt, points at what does not belong to the product.
 *
 * @returns the function that ends this
 */
export function listenToPointer(
  canvas: HTMLCanvasElement,
  surface: Surface,
  keyboard: KeyboardBrush,
  onPick: (picked: Picked) => void
): () => void {
  const held = new Map<number, Touch>()
  let mode: 'none' | 'paint' | 'point' | 'box' | 'pan' | 'pinch' = 'none'
  let start: Touch & { at: Point; adds: boolean } = {
    clientX: 0,
    clientY: 0,
    at: { x: 0, y: 0 },
    adds: true,
  }

  function down(event: PointerEvent) {
    const points = surface.tool.kind === 'pointer'
    if (event.button > (points ? RIGHT_BUTTON : MIDDLE_BUTTON)) return
    event.preventDefault()
    keyboard.endStroke()
    canvas.focus({ preventScroll: true })
    canvas.setPointerCapture(event.pointerId)
    held.set(event.pointerId, event)
    if (held.size > 1) {
      surface.session.cancel()
      surface.cursor = null
      surface.box = null
      mode = 'pinch'
    } else if (event.button === MIDDLE_BUTTON || keyboard.pans) {
      mode = 'pan'
      surface.cursor = null
      canvas.style.cursor = 'grabbing'
    } else if (points) {
      mode = 'point'
      const at = surface.locate(event)
      const isOther = event.altKey || event.button === RIGHT_BUTTON
      start = {
        clientX: event.clientX,
        clientY: event.clientY,
        at,
        adds: surface.tool.adds !== isOther,
      }
      surface.cursor = at
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
    } else if ((mode === 'point' && distance(start, event) > LEAST_DRAG) || mode === 'box') {
      mode = 'box'
      surface.box = areaBetween(start.at, surface.locate(event))
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
    else if (event.type !== 'pointercancel') point(event)
    surface.box = null
    // The finger that is left after a pinch does not start to paint.
    if (held.size === 0) mode = 'none'
    canvas.style.cursor = ''
    if (event.pointerType === 'touch') surface.cursor = null
  }

  function point(event: PointerEvent) {
    if (mode === 'point') onPick({ at: start.at, adds: start.adds })
    if (mode === 'box') onPick({ box: areaBetween(start.at, surface.locate(event)) })
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

function areaBetween(one: Point, other: Point): Area {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  }
}

function distance(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

function between(one: Touch, other: Touch): Touch {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
}
