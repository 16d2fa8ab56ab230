import type { Box, Raster } from '../image/raster.js'

/** Pixels that frames are drawn into: interleaved RGB bytes. */
export interface Canvas {
  width: number
  height: number
  data: Uint8Array
}

/** Where a window of a picture is drawn, in pixels of the canvas. */
export interface Target {
  /** What the window fills; may lie outside of the canvas. */
  left: number
  top: number
  width: number
  height: number
  /** Pixels outside of it stay as they are. */
  clip: Box
  /** 0 to 1. */
  opacity: number
}

/** The part of a picture that is drawn, in its pixels with fractions. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

/** For each pixel along an axis: the first of four of the picture, and their weights (Catmull-Rom 1974). */
interface Taps {
  first: Int32Array
  weights: Float32Array
}

let row = new Float32Array(0)

/**
 * Draws a window of a picture, resampled at fractions of pixels so that slow moves do not tremble. For pictures about as large as
 * they are drawn: what is shrunk by more than a fifth would flicker.
 */
export function drawWindow(canvas: Canvas, picture: Raster, window: Window, target: Target): void {
  const { clip } = target
  const left = Math.max(0, clip.left, Math.ceil(target.left))
  const right = Math.min(canvas.width, clip.right, Math.floor(target.left + target.width))
  const top = Math.max(0, clip.top, Math.ceil(target.top))
  const bottom = Math.min(canvas.height, clip.bottom, Math.floor(target.top + target.height))
  if (right <= left || bottom <= top || target.opacity <= 0) return
  const step = { x: window.width / target.width, y: window.height / target.height }
  const start = {
    x: window.left + (left - target.left) * step.x,
    y: window.top + (top - target.top) * step.y,
  }
  if (isAligned(start.x, step.x) && isAligned(start.y, step.y)) {
    copy(canvas, picture, { left, top, right, bottom }, start, target.opacity)
    return
  }
  const across = tapsFor(start.x, step.x, right - left, picture.width)
  const down = tapsFor(start.y, step.y, bottom - top, picture.height)
  resample(canvas, picture, { left, top, right, bottom }, across, down, target.opacity)
}

function isAligned(start: number, step: number): boolean {
  return Math.abs(step - 1) < 1e-6 && Math.abs(start - Math.round(start)) < 1e-3
}

function copy(
  { width, data }: Canvas,
  picture: Raster,
  { left, top, right, bottom }: Box,
  start: { x: number; y: number },
  opacity: number
): void {
  const x = Math.round(start.x)
  const y = Math.round(start.y)
  const length = (right - left) * 3
  for (let n = 0; n < bottom - top; n++) {
    const line = Math.min(picture.height - 1, y + n)
    const from = (line * picture.width + x) * 3
    const to = ((top + n) * width + left) * 3
    if (opacity >= 1) data.set(picture.data.subarray(from, from + length), to)
    else {
      for (let i = 0; i < length; i++) {
        data[to + i]! += (picture.data[from + i]! - data[to + i]!) * opacity + 0.5
      }
    }
  }
}

function tapsFor(start: number, step: number, count: number, size: number): Taps {
  const first = new Int32Array(count)
  const weights = new Float32Array(count * 4)
  for (let i = 0; i < count; i++) {
    const at = Math.min(Math.max(start + (i + 0.5) * step - 0.5, 0), size - 1)
    const base = Math.floor(at)
    const t = at - base
    const own = [
      ((-0.5 * t + 1) * t - 0.5) * t,
      (1.5 * t - 2.5) * t * t + 1,
      ((-1.5 * t + 2) * t + 0.5) * t,
      (0.5 * t - 0.5) * t * t,
    ]
    // At the picture's edges its last pixels stand for those beyond.
    first[i] = Math.min(Math.max(base - 1, 0), Math.max(0, size - 4))
    for (let k = 0; k < 4; k++) {
      const slot = Math.min(Math.max(base - 1 + k, 0), size - 1) - first[i]!
      weights[i * 4 + slot]! += own[k]!
    }
  }
  return { first, weights }
}

/** First down, then across. The innermost loops of reels: kept plain for the compiler's sake. */
function resample(
  canvas: Canvas,
  picture: Raster,
  { left, top, right, bottom }: Box,
  across: Taps,
  down: Taps,
  opacity: number
): void {
  const { data } = canvas
  const pixels = picture.data
  const stride = picture.width * 3
  const begin = across.first[0]! * 3
  const end = Math.min(picture.width, across.first[right - left - 1]! + 4) * 3
  if (row.length < stride) row = new Float32Array(stride)
  const line = row
  for (let y = top; y < bottom; y++) {
    const k = (y - top) * 4
    const a = down.weights[k]!
    const b = down.weights[k + 1]!
    const c = down.weights[k + 2]!
    const d = down.weights[k + 3]!
    let p = down.first[y - top]! * stride + begin
    for (let i = begin; i < end; i++, p++) {
      line[i] =
        a * pixels[p]! +
        b * pixels[p + stride]! +
        c * pixels[p + 2 * stride]! +
        d * pixels[p + 3 * stride]!
    }
    let o = (y * canvas.width + left) * 3
    for (let x = 0, w = 0; x < right - left; x++, w += 4, o += 3) {
      const s = across.first[x]! * 3
      const e = across.weights[w]!
      const f = across.weights[w + 1]!
      const g = across.weights[w + 2]!
      const h = across.weights[w + 3]!
      const red = e * line[s]! + f * line[s + 3]! + g * line[s + 6]! + h * line[s + 9]!
      const green = e * line[s + 1]! + f * line[s + 4]! + g * line[s + 7]! + h * line[s + 10]!
      const blue = e * line[s + 2]! + f * line[s + 5]! + g * line[s + 8]! + h * line[s + 11]!
      if (opacity >= 1) {
        data[o] = red < 0 ? 0 : red > 254.5 ? 255 : red + 0.5
        data[o + 1] = green < 0 ? 0 : green > 254.5 ? 255 : green + 0.5
        data[o + 2] = blue < 0 ? 0 : blue > 254.5 ? 255 : blue + 0.5
      } else {
        data[o] = mixed(data[o]!, red, opacity)
        data[o + 1] = mixed(data[o + 1]!, green, opacity)
        data[o + 2] = mixed(data[o + 2]!, blue, opacity)
      }
    }
  }
}

function mixed(under: number, over: number, opacity: number): number {
  const value = under + (over - under) * opacity
  return value < 0 ? 0 : value > 254.5 ? 255 : value + 0.5
}
