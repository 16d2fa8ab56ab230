import type { ProductPlace } from './product_place'

/** A pointer on the screen, as far as it matters here. */
interface Touch {
  pointerId: number
  clientX: number
  clientY: number
}

/** Pixels that a press may slip before it moves something. */
const SLIP = 3

/** What pointers that hold the product do to it: one moves it, two spread it, and one at its handle resizes it. */
export class Hand {
  readonly #touches = new Map<number, { from: Touch; now: Touch }>()
  #from: ProductPlace = { x: 0, foot: 0, height: 0 }
  #isAtHandle = false
  /** Whether the product has been moved since it was taken. */
  hasMoved = false

  /** Where the product stood when it was taken. */
  get foot(): number {
    return this.#from.foot
  }

  take(touch: Touch, place: ProductPlace, isAtHandle: boolean): void {
    if (this.#touches.size === 0) this.hasMoved = false
    this.#isAtHandle = isAtHandle
    this.#goOnFrom(place)
    const { pointerId, clientX, clientY } = touch
    const now = { pointerId, clientX, clientY }
    this.#touches.set(pointerId, { from: now, now })
  }

  /**
   * What a moved pointer comes to, in pixels; null when it holds nothing.
   * @param footY where the product stood, from which it grows by its handle
   */
  move({ pointerId, clientX, clientY }: Touch, footY: number) {
    const own = this.#touches.get(pointerId)
    if (!own) return null
    own.now = { pointerId, clientX, clientY }
    const [first, second] = [...this.#touches.values()]
    const dx = first!.now.clientX - first!.from.clientX
    const dy = first!.now.clientY - first!.from.clientY
    if (second) {
      this.hasMoved = true
      const before = apart(first!.from, second.from)
      return { from: this.#from, dx: 0, dy: 0, factor: apart(first!.now, second.now) / before }
    }
    if (Math.hypot(dx, dy) >= SLIP) this.hasMoved = true
    if (!this.hasMoved) return null
    if (!this.#isAtHandle) return { from: this.#from, dx, dy, factor: 1 }
    const factor = (footY - clientY) / Math.max(1, footY - first!.from.clientY)
    return { from: this.#from, dx: 0, dy: 0, factor: Math.max(0.01, factor) }
  }

  /**
   * Whether nothing holds the product any longer.
   * @param place where the pointers have brought it
   */
  release({ pointerId }: Touch, place: ProductPlace): boolean {
    if (!this.#touches.delete(pointerId)) return false
    this.#goOnFrom(place)
    return this.#touches.size === 0
  }

  /** What the pointers have done until now is done. */
  #goOnFrom(place: ProductPlace): void {
    this.#from = place
    for (const one of this.#touches.values()) one.from = one.now
  }
}

function apart(one: Touch, other: Touch): number {
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY))
}
