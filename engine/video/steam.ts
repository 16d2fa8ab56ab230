import type { Box } from '../image/raster.js'
import { noise as gridNoise } from '../scene/noise.js'
import type { Frame } from './draw_ground.js'
import type { Mouth } from './mouth.js'

/** Frame pixels to a cell of the coarse grid on which the vapour is computed. */
const CELL = 4
const THICKEST = 0.42

/**
 * Vapour that rises from the product; `at` is where the product is now.
 *
 * @param side shorter side of the frame in pixels
 * @param mouth where it rises from
 */
export function createSteam(seed: number, side: number, mouth: Mouth) {
  const noise = (x: number, y: number) => gridNoise(x, y, seed)
  const speed = 1.1
  return function drawSteam(out: Frame, at: Box, time: number, strength: number): void {
    const shown = Math.min(1, time / 1.5) * strength
    if (shown <= 0) return
    const middle = at.left + (at.right - at.left) * mouth.x
    const half = Math.min((at.right - at.left) * mouth.width * 0.5, side * 0.22)
    const foot = at.top + (at.bottom - at.top) * (0.02 + 1.3 * mouth.y)
    const tall = Math.min(Math.max(foot, side * 0.25), side * 0.75)
    const columns = Math.ceil((half * 5) / CELL)
    const rows = Math.ceil(tall / CELL)
    const left = middle - (columns * CELL) / 2
    const cells = new Float32Array((columns + 1) * (rows + 1))
    for (let row = 0, i = 0; row <= rows; row++) {
      const up = 1 - (row * CELL) / tall
      const wide = half * (0.35 + 0.75 * up)
      for (let column = 0; column <= columns; column++, i++) {
        const y = (up * tall) / side
        const bend = (noise(y * 3 - time * 0.5, 7.3) - 0.5) * up * side * 0.16
        const away = (left + column * CELL - middle - bend) / wide
        const plume = Math.exp(-away * away * 1.6)
        if (plume < 0.02) continue
        const x = (column * CELL - bend) / side
        const warp = noise(x * 7, y * 5 - time * speed * 0.7) * 0.9
        const wisp = noise(x * 11 + warp * 2, y * 5.5 - time * speed + warp)
        const fine = noise(x * 26 + warp * 3, y * 13 - time * speed * 1.7)
        const dense = Math.max(0, wisp * 0.75 + fine * 0.25 - 0.36) * 2.1
        const rising = Math.min(1, up * 5) * Math.max(0, 1 - up) ** 0.8
        cells[i] = Math.min(THICKEST, dense * plume * rising) * shown
      }
    }
    blend(out, cells, columns, rows, Math.round(left), Math.round(foot - tall))
  }
}

function blend(
  { width, height, data }: Frame,
  cells: Float32Array,
  columns: number,
  rows: number,
  left: number,
  top: number
): void {
  const stride = columns + 1
  for (let y = Math.max(0, top); y < Math.min(height, top + rows * CELL); y++) {
    const row = Math.floor((y - top) / CELL)
    const down = (y - top) / CELL - row
    for (let x = Math.max(0, left); x < Math.min(width, left + columns * CELL); x++) {
      const column = Math.floor((x - left) / CELL)
      const across = (x - left) / CELL - column
      const i = row * stride + column
      const upper = cells[i]! + (cells[i + 1]! - cells[i]!) * across
      const lower = cells[i + stride]! + (cells[i + stride + 1]! - cells[i + stride]!) * across
      const cover = upper + (lower - upper) * down
      if (cover < 0.003) continue
      const o = (y * width + x) * 3
      for (let c = 0; c < 3; c++) data[o + c]! += (246 - data[o + c]!) * cover
    }
  }
}
