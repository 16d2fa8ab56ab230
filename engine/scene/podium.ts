import type { Rgb } from '../image/color.js'
import { blur } from '../image/blur.js'
import { createPlane } from '../image/raster.js'
import { smoothstep, type LightPlanes } from './light_planes.js'
import { fractal } from './noise.js'

/** A round podium, in pixels. */
export interface Podium {
  x: number
  /** Row of the middle of its top. */
  y: number
  /** Half axes of its top. */
  rx: number
  ry: number
  height: number
}

/** Share of a podium's top at a pixel: 1 on it, 0 off it, soft over a pixel. */
export function onTop({ x, y, rx, ry }: Podium, px: number, py: number): number {
  const away = Math.hypot((px - x) / rx, (py - y) / ry)
  return smoothstep(1 + 1 / ry, 1 - 1 / ry, away)
}

/**
 * Draws a podium with its side lit from one side, a bright rim, and its own shadow on the floor.
 *
 * @param side where the light comes from, -1 left or 1 right
 * @param contrast share of the light that comes from that side
 */
export function drawPodium(
  picture: LightPlanes,
  podium: Podium,
  color: Rgb,
  side: number,
  contrast: number
): void {
  const { width, height } = picture[0]
  const { x, y, rx, ry, height: tall } = podium
  const ground = { ...podium, y: y + tall, rx: rx * 1.06, ry: ry * 1.15 }
  const shadow = createPlane(width, height)
  for (let py = 0, i = 0; py < height; py++) {
    for (let px = 0; px < width; px++, i++) {
      const moved = onTop({ ...ground, x: x - side * rx * 0.16 }, px, py)
      shadow.data[i] = Math.max(onTop(ground, px, py), moved)
    }
  }
  const soft = blur(shadow, rx * 0.09)
  for (let i = 0; i < width * height; i++) {
    for (const plane of picture) plane.data[i]! *= 1 - 0.55 * soft.data[i]!
  }

  const bottom = Math.min(height - 1, Math.ceil(y + tall + ry))
  for (let py = Math.max(0, Math.floor(y - ry)); py <= bottom; py++) {
    for (let px = Math.max(0, Math.floor(x - rx)); px <= Math.min(width - 1, x + rx); px++) {
      const n = (px - x) / rx
      const edge = y + ry * Math.sqrt(Math.max(0, 1 - n * n))
      const top = onTop(podium, px, py)
      const body = py >= y ? smoothstep(edge + tall + 0.8, edge + tall - 0.8, py) : 0
      const cover = Math.max(top, body)
      if (cover === 0) continue
      const lambert = Math.max(0, 0.45 + 0.75 * side * n + 0.35 * Math.sqrt(Math.max(0, 1 - n * n)))
      const down = (py - edge) / tall
      const sideLight =
        (1 - contrast * 0.75 + contrast * 0.8 * lambert) * (0.84 - 0.2 * smoothstep(0.2, 1.1, down))
      const rim = 0.18 * Math.exp(-(((py - edge) / Math.max(1.2, ry * 0.03)) ** 2))
      const topLight = 1.06 - 0.08 * ((py - y) / ry) + 0.05 * side * n
      const grit = 0.97 + 0.06 * fractal(px / 3, py / 3, 5, 2, 0)
      const light = (top * topLight + (1 - top) * sideLight + rim) * grit
      const i = py * width + px
      for (let c = 0; c < 3; c++) {
        const plane = picture[c]!.data
        plane[i]! += (color[c]! * light - plane[i]!) * cover
      }
    }
  }
}
