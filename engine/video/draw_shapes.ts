import type { Frame } from './draw_ground.js'

export type Bytes3 = readonly [number, number, number]

/** A soft ellipse, or a rectangle, over the frame: `across` and `along` are half its axes in pixels, `angle` turns it. */
export function drawPiece(
  { width, height, data }: Frame,
  at: { x: number; y: number },
  shape: { across: number; along: number; angle: number; softness: number; hasCorners: boolean },
  color: Bytes3,
  opacity: number
): void {
  const { across, along, angle, softness, hasCorners } = shape
  const reach = Math.hypot(across, along) + 1
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const edge = 1 / Math.max(softness, 1 / Math.min(across, along))
  const top = Math.max(0, Math.floor(at.y - reach))
  const bottom = Math.min(height, Math.ceil(at.y + reach))
  const left = Math.max(0, Math.floor(at.x - reach))
  const right = Math.min(width, Math.ceil(at.x + reach))
  for (let y = top; y < bottom; y++) {
    for (let x = left, o = (y * width + left) * 3; x < right; x++, o += 3) {
      const dx = x + 0.5 - at.x
      const dy = y + 0.5 - at.y
      const u = (dx * cos + dy * sin) / across
      const v = (dy * cos - dx * sin) / along
      const out = hasCorners ? Math.max(Math.abs(u), Math.abs(v)) : Math.sqrt(u * u + v * v)
      const inside = (1 - out) * edge
      if (inside <= 0) continue
      const cover = opacity * (inside < 1 ? inside * inside * (3 - 2 * inside) : 1)
      data[o]! += (color[0] - data[o]!) * cover
      data[o + 1]! += (color[1] - data[o + 1]!) * cover
      data[o + 2]! += (color[2] - data[o + 2]!) * cover
    }
  }
}

/** A four-pointed star of light over the frame; `size` is the length of its rays in pixels. */
export function drawStar(
  { width, height, data }: Frame,
  at: { x: number; y: number },
  size: number,
  opacity: number
): void {
  const core = size * 0.05
  const top = Math.max(0, Math.floor(at.y - size))
  const bottom = Math.min(height, Math.ceil(at.y + size))
  const left = Math.max(0, Math.floor(at.x - size))
  const right = Math.min(width, Math.ceil(at.x + size))
  for (let y = top; y < bottom; y++) {
    for (let x = left, o = (y * width + left) * 3; x < right; x++, o += 3) {
      const dx = Math.abs(x + 0.5 - at.x)
      const dy = Math.abs(y + 0.5 - at.y)
      const fall = Math.max(0, 1 - Math.hypot(dx, dy) / size)
      const ray = Math.max(core / (core + dx * dx * 0.5), core / (core + dy * dy * 0.5))
      const halo = fall ** 6 * 0.8
      const light = opacity * Math.min(1, ray * fall * fall + halo)
      if (light < 0.004) continue
      for (let c = 0; c < 3; c++) data[o + c]! += (255 - data[o + c]!) * light
    }
  }
}
