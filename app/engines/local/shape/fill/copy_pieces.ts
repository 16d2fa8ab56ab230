import { dilate } from '../../image/dilate.js'
import { mapPlane, type Raster } from '../../image/raster.js'
import type { Level } from './levels.js'
import type { Offset } from './offsets.js'
import { labelAt, type ShiftMap } from './shift_map.js'
import type { FillTask } from './task.js'

/** What the pieces are at the finest level, and how their colours are bent. */
export interface Pieces {
  level: Level
  target: Uint8Array
  map: ShiftMap
  offsets: readonly Offset[]
  bent: Float32Array
}

/** Pixels around what is kept that are kept too where they are known: outlines are soft. */
const RIM = 2

/** Copies the pieces at full size; between cells of the finest level they run into each other. */
export function copyPieces({ canvas, unknown, kept }: FillTask, pieces: Pieces): Raster & { channels: 3 } {
  const { width, height, data } = canvas
  const { level, target, map, offsets, bent } = pieces
  const out = { ...canvas, data: Uint8Array.from(data) }
  const still = dilate(
    mapPlane(canvas, (i) => kept[i]),
    RIM
  ).data
  const columns = neighbours(width, level.width)
  const rows = neighbours(height, level.height)
  const wholes = offsets.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const sum = new Float64Array(3)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!unknown[i] && still[i] > 0) continue
      const x0 = columns.first[x]
      const y0 = rows.first[y]
      const cells = [y0, y0 + 1].flatMap((row) => {
        const at = Math.min(level.height - 1, row) * level.width
        return [at + x0, at + Math.min(level.width - 1, x0 + 1)]
      })
      if (!unknown[i] && !cells.some((cell) => target[cell])) continue
      const tx = columns.share[x]
      const ty = rows.share[y]
      sum.fill(0)
      let total = 0
      for (let n = 0; n < 4; n++) {
        const share = (n & 1 ? tx : 1 - tx) * (n & 2 ? ty : 1 - ty)
        const cell = cells[n]
        const label = labelAt(map, cell, level.width)
        if (share <= 0 || (label === 0 && unknown[i])) continue
        const sx = Math.min(width - 1, Math.max(0, x + wholes[label].x))
        const sy = Math.min(height - 1, Math.max(0, y + wholes[label].y))
        const from = sy * width + sx
        if (unknown[from]) continue
        total += share
        for (let c = 0; c < 3; c++) sum[c] += share * (data[from * 3 + c] + bent[cell * 3 + c])
      }
      if (total === 0) continue
      for (let c = 0; c < 3; c++) {
        out.data[i * 3 + c] = Math.max(0, Math.min(255, Math.round(sum[c] / total)))
      }
    }
  }
  return out
}

/** For each of `length` pixels the cell before it and how far it is on the way to the next. */
function neighbours(length: number, count: number) {
  const first = new Int32Array(length)
  const share = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    const place = Math.max(0, ((at + 0.5) * count) / length - 0.5)
    first[at] = Math.min(count - 1, Math.floor(place))
    share[at] = place - first[at]
  }
  return { first, share }
}
