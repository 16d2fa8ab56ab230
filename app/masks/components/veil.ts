import { type Area, join, type Mask, wholeOf } from './mask.js'

/** How what is not the product is shown: tinted, or as if it were cut out before white or black. */
export type Look = 'tint' | 'white' | 'black'

/** Red, green, blue and opacity, 0 to 255, of what covers everything but the product. */
const COLORS: Record<Look, readonly [number, number, number, number]> = {
  tint: [192, 38, 211, 128],
  white: [255, 255, 255, 255],
  black: [0, 0, 0, 255],
}

/** A picture of the mask's size that lies over the photo and covers what is not the product. */
export class Veil {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #mask: Mask
  readonly #isBareAtFirst: boolean
  #isBare = false
  #look: Look = 'tint'
  /** What has changed since it was painted last. */
  #stale: Area | null

  /** @param isBareAtFirst whether the photo is not covered as long as nothing is in the mask */
  constructor(mask: Mask, { isBareAtFirst = false } = {}) {
    this.#mask = mask
    this.#isBareAtFirst = isBareAtFirst
    this.#canvas = document.createElement('canvas')
    this.#canvas.width = mask.width
    this.#canvas.height = mask.height
    this.#context = this.#canvas.getContext('2d')!
    this.#stale = wholeOf(mask)
  }

  setLook(look: Look): void {
    if (look === this.#look) return
    this.#look = look
    this.#stale = wholeOf(this.#mask)
  }

  /** Notes what has changed in the mask; it is painted when it is shown, however often that was. */
  note(changed: Area): void {
    this.#stale = join(this.#stale, changed)
  }

  /** The veil as it is now. */
  paint(): HTMLCanvasElement {
    if (this.#stale && this.#isBareAtFirst) {
      const isBare = !this.#mask.data.some((value) => value > 0)
      if (isBare !== this.#isBare) this.#stale = wholeOf(this.#mask)
      this.#isBare = isBare
    }
    if (this.#stale) this.#paint(this.#stale)
    this.#stale = null
    return this.#canvas
  }

  #paint({ left, top, right, bottom }: Area): void {
    const [red, green, blue, full] = COLORS[this.#look]
    const opacity = this.#isBare ? 0 : full
    const pixels = this.#context.createImageData(right - left, bottom - top)
    const bytes = pixels.data
    let i = 0
    for (let y = top; y < bottom; y++) {
      for (let p = y * this.#mask.width + left; p < y * this.#mask.width + right; p++, i += 4) {
        bytes[i] = red
        bytes[i + 1] = green
        bytes[i + 2] = blue
        bytes[i + 3] = ((255 - this.#mask.data[p]!) * opacity) / 255
      }
    }
    this.#context.putImageData(pixels, left, top)
  }
}
