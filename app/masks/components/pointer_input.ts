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
  const pointer = new PointerBrush(canvas, surface, keyboard, onPick)
  const stop = new AbortController()
  const options = { signal: stop.signal }
  canvas.addEventListener('pointerdown', (event) => pointer.down(event), options)
  canvas.addEventListener('pointermove', (event) => pointer.move(event), options)
  canvas.addEventListener('pointerup', (event) => pointer.up(event), options)
  canvas.addEventListener('pointercancel', (event) => pointer.up(event), options)
  canvas.addEventListener('pointerleave', () => pointer.leave(), options)
  const wheel = { ...options, passive: false }
  canvas.addEventListener('wheel', (event) => zoomByWheel(surface, event), wheel)
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  return () => stop.abort()
}

/** Everything that touches the canvas, and what it does together. */
class PointerBrush {
  readonly #canvas: HTMLCanvasElement
  readonly #surface: Surface
  readonly #keyboard: KeyboardBrush
  readonly #onPick: (picked: Picked) => void
  readonly #held = new Map<number, Touch>()
  #mode: 'none' | 'paint' | 'point' | 'box' | 'pan' | 'pinch' = 'none'
  /** Where somebody began to point. */
  #start: Touch & { at: Point; adds: boolean } = {
    clientX: 0,
    clientY: 0,
    at: { x: 0, y: 0 },
    adds: true,
  }

  constructor(
    canvas: HTMLCanvasElement,
    surface: Surface,
    keyboard: KeyboardBrush,
    onPick: (picked: Picked) => void
  ) {
    this.#canvas = canvas
    this.#surface = surface
    this.#keyboard = keyboard
    this.#onPick = onPick
  }

  down(event: PointerEvent): void {
    const surface = this.#surface
    const points = surface.tool.kind === 'pointer'
    if (event.button > (points ? RIGHT_BUTTON : MIDDLE_BUTTON)) return
    event.preventDefault()
    this.#keyboard.endStroke()
    this.#canvas.focus({ preventScroll: true })
    this.#canvas.setPointerCapture(event.pointerId)
    this.#held.set(event.pointerId, event)
    if (this.#held.size > 1) {
      surface.session.cancel()
      surface.cursor = null
      surface.box = null
      this.#mode = 'pinch'
    } else if (event.button === MIDDLE_BUTTON || this.#keyboard.pans) {
      this.#mode = 'pan'
      surface.cursor = null
      this.#canvas.style.cursor = 'grabbing'
    } else if (points) {
      this.#mode = 'point'
      const at = surface.locate(event)
      const { clientX, clientY } = event
      const isOther = event.altKey || event.button === RIGHT_BUTTON
      this.#start = { clientX, clientY, at, adds: surface.tool.adds !== isOther }
      surface.cursor = at
    } else {
      this.#mode = 'paint'
      surface.cursor = surface.locate(event)
      surface.begin(surface.locate(event))
    }
  }

  move(event: PointerEvent): void {
    const surface = this.#surface
    const mode = this.#mode
    this.#keyboard.yieldToPointer()
    const before = this.#held.get(event.pointerId)
    if (mode === 'paint' && before) {
      for (const each of stepsOf(event)) surface.session.extendTo(surface.locate(each))
    } else if (mode === 'box' || (mode === 'point' && this.#hasLeftStart(event))) {
      this.#mode = 'box'
      surface.box = areaBetween(this.#start.at, surface.locate(event))
    } else if (mode === 'pan' && before) {
      surface.pan(event.clientX - before.clientX, event.clientY - before.clientY)
    } else if (mode === 'pinch' && before) {
      this.#pinch(event.pointerId, before, event)
    }
    if (before) this.#held.set(event.pointerId, event)
    if (mode === 'none' || mode === 'paint') surface.cursor = surface.locate(event)
  }

  up(event: PointerEvent): void {
    const surface = this.#surface
    if (!this.#held.delete(event.pointerId)) return
    if (this.#mode === 'paint' && event.type === 'pointercancel') surface.session.cancel()
    else if (this.#mode === 'paint') surface.session.end()
    else if (event.type !== 'pointercancel') this.#point(event)
    surface.box = null
    // The finger that is left after a pinch does not start to paint.
    if (this.#held.size === 0) this.#mode = 'none'
    this.#canvas.style.cursor = ''
    if (event.pointerType === 'touch') surface.cursor = null
  }

  leave(): void {
    if (this.#held.size === 0) this.#surface.cursor = null
  }

  #hasLeftStart(now: Touch): boolean {
    return distance(this.#start, now) > LEAST_DRAG
  }

  #pinch(id: number, before: Touch, now: Touch): void {
    const other = [...this.#held].find(([each]) => each !== id)?.[1]
    if (!other) return
    const from = distance(before, other)
    if (from > 0) this.#surface.zoom(distance(now, other) / from, between(now, other))
    this.#surface.pan((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2)
  }

  #point(event: PointerEvent): void {
    const { at, adds } = this.#start
    if (this.#mode === 'point') this.#onPick({ at, adds })
    if (this.#mode !== 'box') return
    this.#onPick({ box: areaBetween(at, this.#surface.locate(event)), adds })
  }
}

function zoomByWheel(surface: Surface, event: WheelEvent): void {
  event.preventDefault()
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16
  if (event.shiftKey) surface.pan(-(event.deltaX || event.deltaY) * pixels, 0)
  else surface.zoom(2 ** ((-event.deltaY * pixels) / WHEEL_DOUBLES), event)
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
