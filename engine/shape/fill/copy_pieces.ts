import type { Raster } from '../../image/raster.js'
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
export function copyPieces(task: FillTask, pieces: Pieces): Raster & { channels: 3 } {
  const { canvas, unknown } = task
  const { width, height, data } = canvas
  const { level, target, map, offsets, bent } = pieces
  const out = Uint8Array.from(data)
  const columns = neighbours(width, level.width)
  const rows = neighbours(height, level.height)
  const gaps: number[] = []
  const wholes = offsets.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  for (let y = 0, i = 0; y < height; y++) {
    const above = rows.first[y]! * level.width
    const below = Math.min(level.height - 1, rows.first[y]! + 1) * level.width
    for (let x = 0; x < width; x++, i++) {
      const before = columns.first[x]!
      const after = Math.min(level.width - 1, before + 1)
      if (!unknown[i]) {
        const isNear =
          target[above + before]! +
          target[above + after]! +
          target[below + before]! +
          target[below + after]!
        if (isNear === 0 || isStill(task, x, y)) continue
      }
      let [red, green, blue, total] = [0, 0, 0, 0]
      for (let n = 0; n < 4; n++) {
        const share =
          (n & 1 ? columns.share[x]! : 1 - columns.share[x]!) *
          (n & 2 ? rows.share[y]! : 1 - rows.share[y]!)
        if (share <= 0) continue
        const cell = (n & 2 ? below : above) + (n & 1 ? after : before)
        const shift = wholes[labelAt(map, cell, level.width)]!
        const sx = Math.min(width - 1, Math.max(0, x + shift.x))
        const sy = Math.min(height - 1, Math.max(0, y + shift.y))
        const from = sy * width + sx
        if (unknown[from]) continue
        total += share
        red += share * (data[from * 3]! + bent[cell * 3]!)
        green += share * (data[from * 3 + 1]! + bent[cell * 3 + 1]!)
        blue += share * (data[from * 3 + 2]! + bent[cell * 3 + 2]!)
      }
      if (total === 0) {
        gaps.push(i)
        continue
      }
      out[i * 3] = toByte(red / total)
      out[i * 3 + 1] = toByte(green / total)
      out[i * 3 + 2] = toByte(blue / total)
    }
  }
  closeGaps(out, gaps, task)
  return { ...canvas, data: out }
}

/** Pixels that no piece covers, between cells, show the next one in their row that is covered, or else above them. */
function closeGaps(out: Uint8Array, gaps: readonly number[], { canvas, unknown }: FillTask): void {
  const isGap = new Set(gaps)
  for (const i of gaps) {
    const next = [1, -1, canvas.width, -canvas.width]
      .flatMap((step) => [i + step, i + 2 * step, i + 3 * step])
      .find((other) => other >= 0 && other < unknown.length && !isGap.has(other))
    if (next !== undefined) out.copyWithin(i * 3, next * 3, next * 3 + 3)
  }
}

function toByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value + 0.5
}

/** Whether a known pixel is kept, or beside one that is. */
function isStill({ canvas: { width, height }, kept }: FillTask, x: number, y: number): boolean {
  for (let row = Math.max(0, y - RIM); row <= Math.min(height - 1, y + RIM); row++) {
    for (let column = Math.max(0, x - RIM); column <= Math.min(width - 1, x + RIM); column++) {
      if (kept[row * width + column]) return true
    }
  }
  return false
}

/** For each of `length` pixels the cell before it and how far it is on the way to the next. */
function neighbours(length: number, count: number) {
  const first = new Int32Array(length)
  const share = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    const place = Math.max(0, ((at + 0.5) * count) / length - 0.5)
    first[at] = Math.min(count - 1, Math.floor(place))
    share[at] = place - first[at]!
  }
  return { first, share }
}
