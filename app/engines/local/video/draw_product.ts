import type { Pose } from './camera_path.js'
import { scaleAt } from './camera_path.js'
import type { Frame } from './draw_ground.js'
import type { Anchor } from './margins.js'
import { DENSITY, type Margins, type ProductLayer } from './stage.js'

/** A band of light on its way over the product. */
export interface LightBand {
  /** Strength at each pixel of a row, starting `first` pixels from the frame's left; empty when there is no light. */
  profile: Float32Array
  first: number
  /** Pixels by which the band goes to the right with each row. */
  slant: number
}

/** Linear light that the middle of the band adds: a part of the pixel's own, and a gloss, in encoded values. */
const GAIN = 0.3
const GLOSS = 26

/** Draws the product over the frame, lit by a band of light. */
export function createProductPainter(layer: ProductLayer, margins: Margins, anchor: Anchor) {
  const { width, height, data } = layer
  const mixed = new Float32Array(width * 4 + 4)

  return function drawProduct(out: Frame, pose: Pose, band: LightBand): void {
    const scale = scaleAt(pose, 1)
    const toFrame = (place: number, margin: number, at: number, shift: number) =>
      at + scale * (place / DENSITY - margin - at) + shift
    const shiftX = pose.truckX + pose.panX
    const shiftY = pose.truckY + pose.panY
    const left = toFrame(layer.left, margins.left, anchor.x, shiftX)
    const top = toFrame(layer.top, margins.top, anchor.y, shiftY)
    const step = DENSITY / scale
    const firstX = Math.max(0, Math.floor(left))
    const lastX = Math.min(out.width, Math.ceil(left + width / step))
    const firstY = Math.max(0, Math.floor(top))
    const lastY = Math.min(out.height, Math.ceil(top + height / step))
    for (let y = firstY; y < lastY; y++) {
      const place = Math.min(height - 1.001, Math.max(0, (y + 0.5 - top) * step - 0.5))
      mixRows(Math.floor(place), place % 1)
      const light = Math.round(-band.first - band.slant * y)
      compose(out, y, firstX, lastX, (0.5 - left) * step - 0.5, step, band.profile, light)
    }
  }

  function mixRows(row: number, part: number): void {
    const upper = row * width * 4
    const lower = upper + width * 4
    for (let i = 0; i < width * 4; i++) {
      mixed[i] = data[upper + i] * (1 - part) + data[lower + i] * part
    }
  }

  function compose(
    out: Frame,
    y: number,
    firstX: number,
    lastX: number,
    start: number,
    step: number,
    profile: Float32Array,
    light: number
  ): void {
    const to = out.data
    for (let x = firstX, o = (y * out.width + firstX) * 3; x < lastX; x++, o += 3) {
      const place = start + step * x
      if (place < 0 || place > width - 1) continue
      const i = Math.floor(place) * 4
      const part = place % 1
      const alpha = mixed[i + 3] + (mixed[i + 7] - mixed[i + 3]) * part
      if (alpha < 0.5) continue
      const keep = 1 - alpha / 255
      const lit = profile[x + light] ?? 0
      const gain = 1 + GAIN * lit
      const gloss = (GLOSS * lit * alpha) / 255
      for (let c = 0; c < 3; c++) {
        const own = mixed[i + c] + (mixed[i + c + 4] - mixed[i + c]) * part
        to[o + c] = own * gain + gloss * (own / 255 + 0.15) + to[o + c] * keep
      }
    }
  }
}
