import type { Raster } from '../../image/raster.js'
import type { Point } from '../select.js'
import { sidesOf, type Corners } from './corners.js'

/** Height at which lines are read, in pixels. */
export const LINE_HEIGHT = 48

/** Longest line, in pixels at that height: some eighty letters. */
const LONGEST_LINE = 1600

/** Most samples a pixel, either way: what is shrunk more was never small. */
const MOST_SAMPLES = 4

/**
 * A line of text made straight and as high as the reader takes it.
 *
 * @param corners in pixels; what lies outside the picture is its edge carried on
 */
export function straighten(picture: Raster, corners: Corners): Raster & { channels: 3 } {
  const { length, height: tall } = sidesOf(corners)
  const height = LINE_HEIGHT
  const width = Math.min(LONGEST_LINE, Math.max(height / 2, Math.round((length * height) / tall)))
  const data = new Uint8Array(width * height * 3)
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(tall / height)))
  const sum = [0, 0, 0]
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 3) {
      sum.fill(0)
      for (let k = 0; k < samples * samples; k++) {
        const u = (x + ((k % samples) + 0.5) / samples) / width
        const v = (y + (Math.floor(k / samples) + 0.5) / samples) / height
        addSample(picture, between(corners, u, v), sum)
      }
      for (let c = 0; c < 3; c++) data[p + c] = Math.round(sum[c]! / (samples * samples))
    }
  }
  return { width, height, channels: 3, data }
}

function between([a, b, c, d]: Corners, u: number, v: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    (p * (1 - u) + q * u) * (1 - v) + (s * (1 - u) + r * u) * v
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
}

/** Adds the colour of a place, by bilinear interpolation. */
function addSample({ width, height, channels, data }: Raster, { x, y }: Point, sum: number[]) {
  const px = Math.min(width - 1, Math.max(0, x - 0.5))
  const py = Math.min(height - 1, Math.max(0, y - 0.5))
  const left = Math.floor(px)
  const top = Math.floor(py)
  const [fx, fy] = [px - left, py - top]
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  for (let c = 0; c < 3; c++) {
    const upper =
      data[(top * width + left) * channels + c]! * (1 - fx) +
      data[(top * width + right) * channels + c]! * fx
    const lower =
      data[(bottom * width + left) * channels + c]! * (1 - fx) +
      data[(bottom * width + right) * channels + c]! * fx
    sum[c]! += upper * (1 - fy) + lower * fy
  }
}
