import type { Picked } from './picked.js'
import type { Surface } from './surface.js'

/** Pixels of the screen that an arrow key moves the brush, as a share of its size; with Shift held four times that. */
const STEP = 0.25
const LARGE_STEP = 4

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Moves the brush by arrow keys; Enter or Space paints, also along the way while it is held. Space moves the photo instead
 * while the brush follows the mouse. A pointer points with Enter or Space, and with Delete at what does not belong to the product.
 */
export class KeyboardBrush {
  readonly #surface: Surface
  readonly #onMoved: (isPainting: boolean) => void
  /** Whether the keys lead the brush, and not the mouse. */
  #leads = true
  #paintsWith: string | null = null
  #isSpaceHeld = false
  readonly #onPick: (picked: Picked) => void

  /**
   * @param onMoved called when the keys have moved the brush or begun to paint
   * @param onPick called when they have pointed at something
   */
  constructor(
    surface: Surface,
    onMoved: (isPainting: boolean) => void,
    onPick: (picked: Picked) => void
  ) {
    this.#surface = surface
    this.#onMoved = onMoved
    this.#onPick = onPick
  }

  /** Whether the mouse moves the photo instead of painting. */
  get pans(): boolean {
    return this.#isSpaceHeld
  }

  /** The mouse leads the brush again. */
  yieldToPointer(): void {
    this.#leads = false
  }

  /** Returns whether the key means something here. */
  down(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'repeat'>): boolean {
    const arrow = ARROWS[event.key]
    if (arrow) {
      const step = Math.max(2, this.#surface.tool.diameter * STEP)
      const length = event.shiftKey ? step * LARGE_STEP : step
      const point = this.#surface.moveCursor(arrow[0] * length, arrow[1] * length)
      if (this.#paintsWith) this.#surface.session.extendTo(point)
      this.#leads = true
      this.#onMoved(this.#paintsWith !== null)
      return true
    }
    if (event.key === ' ' && !this.#leads) {
      this.#isSpaceHeld = true
      return true
    }
    if (this.#surface.tool.kind === 'pointer') return this.#point(event)
    if (event.key !== ' ' && event.key !== 'Enter') return false
    if (event.repeat || this.#paintsWith) return true
    this.#leads = true
    this.#paintsWith = event.key
    this.#surface.begin(this.#surface.moveCursor(0, 0))
    this.#onMoved(true)
    return true
  }

  #point({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
    const takesAway = key === 'Delete' || key === 'Backspace'
    if (!takesAway && key !== 'Enter' && key !== ' ') return false
    if (repeat) return true
    this.#leads = true
    const { adds } = this.#surface.tool
    this.#onPick({ at: this.#surface.moveCursor(0, 0), adds: takesAway ? false : adds })
    return true
  }

  up({ key }: Pick<KeyboardEvent, 'key'>): void {
    if (key === ' ') this.#isSpaceHeld = false
    if (key === this.#paintsWith) this.endStroke()
  }

  /** Forgets the keys that are held: the focus has gone elsewhere. */
  release(): void {
    this.#isSpaceHeld = false
    this.endStroke()
  }

  /** Ends the stroke that the keys paint. */
  endStroke(): void {
    if (!this.#paintsWith) return
    this.#paintsWith = null
    this.#surface.session.end()
  }
}
