import type { Pose } from './camera_path.js'
import { scaleAt } from './camera_path.js'
import type { Anchor } from './margins.js'
import { DENSITY } from './lay_out.js'
import { FARTHEST } from './row_depth.js'
import type { Stage } from './stage.js'

export interface Frame {
  width: number
  height: number
  /** RGB bytes. */
  data: Uint8ClampedArray
}

/**
 * Draws the ground as the camera sees it. Depth changes from row to row only, so that each row of the frame is a
 * straight, even cut through the stage: two rows are mixed, then read out between their pixels.
 *
 * @param softness of the wall, 0 sharp to 2 softest; the ground at the product stays sharp
 */
export function createGroundPainter(
  stage: Stage,
  frame: { width: number; height: number },
  anchor: Anchor
) {
  const { width, height, margins, grounds, depth } = stage
  const rowAt = new Float32Array(height)
  const mixed = new Int32Array(width * 3)
  const softer = new Int32Array(width * 3)

  return function drawGround(out: Frame, pose: Pose, softness: number): void {
    placeRows(pose)
    let stageRow = 0
    for (let y = 0; y < frame.height; y++) {
      while (stageRow < height - 2 && rowAt[stageRow + 1]! <= y + 0.5) stageRow++
      const gap = rowAt[stageRow + 1]! - rowAt[stageRow]!
      const part = Math.min(1, Math.max(0, (y + 0.5 - rowAt[stageRow]!) / gap))
      const d = depth[stageRow]! + (depth[stageRow + 1]! - depth[stageRow]!) * part
      const scale = scaleAt(pose, d)
      const left = anchor.x + (0.5 - anchor.x - pose.truckX * d - pose.panX) / scale
      const start = (left + margins.left) * DENSITY - 0.5
      const step = DENSITY / scale
      const from = Math.max(0, Math.floor(start))
      const to = Math.min(width, Math.ceil(start + step * frame.width) + 2)
      mixRows(stageRow, part, softness * Math.min(1, Math.max(0, 1 - d) / (1 - FARTHEST)), from, to)
      readOut(out.data, y * frame.width * 3, start, step)
    }
  }

  /** Frame position of each stage row, always growing. */
  function placeRows(pose: Pose): void {
    for (let row = 0; row < height; row++) {
      const y = (row + 0.5) / DENSITY - margins.top
      const d = depth[row]!
      const at = anchor.y + scaleAt(pose, d) * (y - anchor.y) + pose.truckY * d + pose.panY
      rowAt[row] = row === 0 ? at : Math.max(at, rowAt[row - 1]! + 0.1)
    }
  }

  /** Mixes two rows, and two softnesses, into `mixed`: values times 256. Whole numbers are several times faster here. */
  function mixRows(row: number, part: number, softness: number, from: number, to: number): void {
    const level = Math.min(grounds.length - 2, Math.floor(softness))
    const upper = row * width * 3
    const lower = upper + width * 3
    const soft = Math.round((softness - level) * 256)
    const down = Math.round(part * 256)
    blendRows(mixed, grounds[level]!, upper, lower, down, from * 3, to * 3)
    if (soft === 0) return
    blendRows(softer, grounds[level + 1]!, upper, lower, down, from * 3, to * 3)
    for (let i = from * 3; i < to * 3; i++) mixed[i]! += ((softer[i]! - mixed[i]!) * soft) >> 8
  }

  /** Reads `mixed` out between its pixels, places times 65536; beyond its ends they are repeated. */
  function readOut(data: Uint8ClampedArray, at: number, start: number, step: number): void {
    const last = ((width - 1) << 16) - 1
    const stride = Math.round(step * 65536)
    let place = Math.round(start * 65536)
    for (let o = at, end = at + frame.width * 3; o < end; o += 3, place += stride) {
      const inside = place < 0 ? 0 : place > last ? last : place
      const i = (inside >> 16) * 3
      const part = (inside >> 8) & 255
      const keep = 256 - part
      data[o] = (mixed[i]! * keep + mixed[i + 3]! * part + 32768) >> 16
      data[o + 1] = (mixed[i + 1]! * keep + mixed[i + 4]! * part + 32768) >> 16
      data[o + 2] = (mixed[i + 2]! * keep + mixed[i + 5]! * part + 32768) >> 16
    }
  }
}

/** Two rows of bytes mixed, times 256; `part` of 256 from the lower. */
export function blendRows(
  out: Int32Array,
  rows: Uint8Array,
  upper: number,
  lower: number,
  part: number,
  from: number,
  to: number
): void {
  const keep = 256 - part
  for (let i = from; i < to; i++) out[i] = rows[upper + i]! * keep + rows[lower + i]! * part
}
