import type { Pose } from './camera_path.js'
import { scaleAt } from './camera_path.js'
import { blendRows, type Frame } from './draw_ground.js'
import type { Anchor } from './margins.js'
import { DENSITY } from './lay_out.js'
import type { ProductLayer } from './product_layer.js'
import type { Margins } from './stage.js'

/** A band of light on its way over the product. */
export interface LightBand {
  /** Strength at each pixel of a row, starting `first` pixels from the frame's left; empty when there is no light. */
  profile: Float32Array
  first: number
  /** Pixels by which the band goes to the right with each row. */
  slant: number
}

/** What the middle of the band adds: a part of the pixel's own value, and a gloss in encoded values. */
const GAIN = 0.4
const GLOSS = 4

/** Values as they are added up: bytes times 256. */
const ONE = 255 * 256

/** Draws the product over the frame, lit by a band of light. */
export function createProductPainter(layer: ProductLayer, margins: Margins, anchor: Anchor) {
  const { width, height, data, own } = layer
  const mixed = new Int32Array(width * 4)

  return function drawProduct(out: Frame, pose: Pose, band: LightBand): void {
    const scale = scaleAt(pose, 1)
    const step = DENSITY / scale
    const left =
      anchor.x + scale * (layer.left / DENSITY - margins.left - anchor.x) + pose.truckX + pose.panX
    const top =
      anchor.y + scale * (layer.top / DENSITY - margins.top - anchor.y) + pose.truckY + pose.panY
    const firstX = Math.max(0, Math.floor(left))
    const lastX = Math.min(out.width, Math.ceil(left + width / step))
    const lastY = Math.min(out.height, Math.ceil(top + height / step))
    for (let y = Math.max(0, Math.floor(top)); y < lastY; y++) {
      const place = Math.min(height - 1.001, Math.max(0, (y + 0.5 - top) * step - 0.5))
      const row = Math.floor(place) * width * 4
      const part = Math.round((place % 1) * 256)
      blendRows(mixed, data, row, row + width * 4, part, 0, width * 4)
      const start = (firstX + 0.5 - left) * step - 0.5
      compose(out.data, (y * out.width + firstX) * 3, lastX - firstX, start, step)
      if (band.profile.length > 0)
        light(out, y, firstX, lastX, Math.round(place) * width, start, step, band)
    }
  }

  /** Lays a row over the frame; places are times 65536, values times 256. */
  function compose(to: Uint8ClampedArray, at: number, count: number, start: number, step: number) {
    const end = (width - 1) << 16
    const stride = Math.round(step * 65536)
    let place = Math.round(start * 65536)
    for (let o = at, last = at + count * 3; o < last; o += 3, place += stride) {
      if (place < 0 || place >= end) continue
      const i = (place >> 16) * 4
      const part = (place >> 8) & 255
      const rest = 256 - part
      const alpha = (mixed[i + 3]! * rest + mixed[i + 7]! * part) >> 8
      if (alpha < 128) continue
      // What is below shows by how far the product is not opaque, 0 to 256.
      const keep = (ONE - alpha) >> 8
      const under = keep + (keep >> 7)
      to[o] = (mixed[i]! * rest + mixed[i + 4]! * part + to[o]! * under * 256 + 32768) >> 16
      to[o + 1] =
        (mixed[i + 1]! * rest + mixed[i + 5]! * part + to[o + 1]! * under * 256 + 32768) >> 16
      to[o + 2] =
        (mixed[i + 2]! * rest + mixed[i + 6]! * part + to[o + 2]! * under * 256 + 32768) >> 16
    }
  }

  /** Lights what was laid down in a row by how much of it is the product. */
  function light(
    out: Frame,
    y: number,
    firstX: number,
    lastX: number,
    row: number,
    start: number,
    step: number,
    { profile, first, slant }: LightBand
  ): void {
    const { data: to } = out
    const bandFrom = Math.round(first + slant * y)
    const from = Math.max(firstX, bandFrom)
    const end = Math.min(lastX, bandFrom + profile.length)
    for (let x = from, o = (y * out.width + from) * 3; x < end; x++, o += 3) {
      const column = Math.round(start + step * (x - firstX))
      if (column < 0 || column >= width) continue
      const lit = (profile[x - bandFrom]! * own[row + column]!) / 255
      for (let c = 0; c < 3; c++) {
        const value = to[o + c]!
        to[o + c] = value + lit * (GAIN * value * (1 - value / 400) + GLOSS)
      }
    }
  }
}
