import { shadeAt, type OverlayPose } from './plan/motion.js'
import type { ReelBox } from './reel.js'
import type { Box } from '../image/raster.js'
import type { Canvas } from './sample.js'
import type { Stamp } from './text/draw_text.js'

export type Color = readonly [number, number, number]

/** sRGB bytes of '#rrggbb'. */
export function bytesOf(color: string): Color {
  const n = Number.parseInt(color.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

export function fill({ width, height, data }: Canvas, color: Color, box: Box): void {
  const left = Math.max(0, box.left)
  const right = Math.min(width, box.right)
  const top = Math.max(0, box.top)
  const bottom = Math.min(height, box.bottom)
  if (right <= left || bottom <= top) return
  const first = (top * width + left) * 3
  const length = (right - left) * 3
  for (let i = first; i < first + length; i += 3) {
    data[i] = color[0]
    data[i + 1] = color[1]
    data[i + 2] = color[2]
  }
  for (let y = top + 1; y < bottom; y++) {
    data.copyWithin((y * width + left) * 3, first, first + length)
  }
}

/** Lays a colour over the canvas where a stamp covers it. */
export function stamp(
  canvas: Canvas,
  { left, top, width, height, data }: Stamp,
  color: Color,
  { opacity, lower, shown }: OverlayPose,
  scale: number
): void {
  const down = Math.round(lower * scale)
  const last = Math.min(width, Math.round(width * shown), canvas.width - left)
  for (let y = Math.max(0, -top - down); y < height; y++) {
    const to = top + down + y
    if (to >= canvas.height) break
    for (let x = Math.max(0, -left); x < last; x++) {
      const cover = data[y * width + x]!
      if (cover === 0) continue
      mix(canvas.data, (to * canvas.width + left + x) * 3, color, (cover / 255) * opacity)
    }
  }
}

/** Darkens or lightens a band behind words. */
export function shade(
  canvas: Canvas,
  band: ReelBox,
  words: ReelBox,
  color: Color,
  strength: number,
  scale: number
): void {
  const top = Math.max(0, Math.floor(band.top * scale))
  const bottom = Math.min(canvas.height, Math.ceil(band.bottom * scale))
  const left = Math.max(0, Math.floor(band.left * scale))
  const right = Math.min(canvas.width, Math.ceil(band.right * scale))
  const own = new Uint8Array(256)
  for (let y = top; y < bottom; y++) {
    const share = strength * shadeAt(band, words, (y + 0.5) / scale)
    if (share < 0.002) continue
    // Black or white: one table for all three channels.
    for (let v = 0; v < 256; v++) own[v] = Math.round(v + (color[0] - v) * share)
    const from = (y * canvas.width + left) * 3
    for (let i = from; i < from + (right - left) * 3; i++) canvas.data[i] = own[canvas.data[i]!]!
  }
}

/** Lays a small picture with transparency over the canvas. */
export function lay(
  canvas: Canvas,
  picture: { left: number; top: number; width: number; height: number; data: Uint8Array },
  { opacity, lower }: OverlayPose,
  scale: number
): void {
  const down = Math.round(lower * scale)
  for (let y = 0; y < picture.height; y++) {
    const to = picture.top + down + y
    if (to < 0 || to >= canvas.height) continue
    for (let x = 0; x < picture.width; x++) {
      const at = picture.left + x
      if (at < 0 || at >= canvas.width) continue
      const p = (y * picture.width + x) * 4
      const { data } = picture
      const color: Color = [data[p]!, data[p + 1]!, data[p + 2]!]
      mix(canvas.data, (to * canvas.width + at) * 3, color, (data[p + 3]! / 255) * opacity)
    }
  }
}

function mix(data: Uint8Array, at: number, color: Color, share: number): void {
  for (let c = 0; c < 3; c++)
    data[at + c] = Math.round(data[at + c]! + (color[c]! - data[at + c]!) * share)
}
