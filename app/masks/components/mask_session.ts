import { History } from './history.js'
import { type Area, type Mask, type Point, wholeOf } from './mask.js'
import { type Brush, Stroke } from './stroke.js'
import { type Look, Veil } from './veil.js'

/** Bytes that the steps which can be taken back may use. */
const UNDO_BYTES = 64 * 1024 * 1024

/** What buttons need to know. */
export interface SessionState {
  canUndo: boolean
  canRedo: boolean
  /** Whether there is something to save. */
  isChanged: boolean
  /** Whether the mask is the automatic one as it came. */
  isAutomatic: boolean
}

/** The correction of one photo's mask, from the mask as it was opened to the one that is saved. */
export class MaskSession {
  readonly mask: Mask
  /** The photo at the mask's size. */
  readonly photo: HTMLCanvasElement
  readonly #veil: Veil
  readonly #history: History
  readonly #listeners = new Set<() => void>()
  #stroke: Stroke | null = null
  /** Revision at which the mask is the automatic one, as far as there is one. */
  #automatic: number | null
  #state: SessionState

  /**
   * @param isAutomatic whether the mask is what was found by itself
   * @param isBareAtFirst whether the photo is shown as it is as long as nothing is in the mask
   */
  constructor(
    photo: HTMLCanvasElement,
    mask: Mask,
    { isAutomatic, isBareAtFirst = false }: { isAutomatic: boolean; isBareAtFirst?: boolean }
  ) {
    this.photo = photo
    this.mask = mask
    this.#veil = new Veil(mask, { isBareAtFirst })
    this.#history = new History(mask, UNDO_BYTES)
    this.#automatic = isAutomatic ? 0 : null
    this.#state = this.#read()
  }

  /** Covers what is not the product, as the mask is now. */
  paintVeil(): HTMLCanvasElement {
    return this.#veil.paint()
  }

  setLook(look: Look): void {
    this.#veil.setLook(look)
    this.#tell()
  }

  begin(brush: Brush, point: Point): void {
    this.cancel()
    this.#stroke = new Stroke(this.mask, brush)
    this.extendTo(point)
  }

  extendTo(point: Point): void {
    this.#show(this.#stroke?.extendTo(point) ?? null)
  }

  end(): void {
    if (!this.#stroke) return
    this.#history.push(this.#stroke.finish())
    this.#stroke = null
    this.#tell()
  }

  /** Takes the stroke back that is under way. */
  cancel(): void {
    if (!this.#stroke) return
    this.#stroke.cancel()
    this.#stroke = null
    this.#show(wholeOf(this.mask))
  }

  undo(): void {
    this.end()
    this.#show(this.#history.undo())
  }

  redo(): void {
    this.end()
    this.#show(this.#history.redo())
  }

  /** Starts again from the automatic mask; can be taken back. */
  restart(automatic: Uint8Array): void {
    this.replace(automatic)
    this.#automatic = this.#history.revision
    this.#tell()
  }

  /** Puts another mask of the same size in this one's place; can be taken back. */
  replace(data: Uint8Array): void {
    this.end()
    this.#show(this.#history.replaceAll(data))
  }

  /** Calls back after every change, also in the middle of a stroke; answers the function that ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something in it changes. */
  readonly getState = (): SessionState => this.#state

  #show(area: Area | null): void {
    if (!area) return
    this.#veil.note(area)
    this.#tell()
  }

  #tell(): void {
    const state = this.#read()
    const keys = Object.keys(state) as (keyof SessionState)[]
    if (keys.some((key) => state[key] !== this.#state[key])) this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #read(): SessionState {
    const { canUndo, canRedo, revision } = this.#history
    return {
      canUndo,
      canRedo,
      isChanged: revision !== 0,
      isAutomatic: revision === this.#automatic,
    }
  }
}
