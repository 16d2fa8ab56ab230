import type { Pose } from './camera_path.js'
import { scaleAt } from './camera_path.js'
import type { Anchor } from './margins.js'
import { DENSITY, type Stage } from './stage.js'

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
 * @param softness 0 sharp to 2 softest
 */
export function createGroundPainter(
  stage: Stage,
  frame: { width: number; height: number },
  anchor: Anchor
) {
  const { width, height, margins, grounds, depth } = stage
  const rowAt = new Float32Array(height)
  const mixed = new Float32Array(width * 3 + 3)

  return function drawGround(out: Frame, pose: Pose, softness: number): void {
    placeRows(pose)
    let stageRow = 0
    for (let y = 0; y < frame.height; y++) {
      while (stageRow < height - 2 && rowAt[stageRow + 1] <= y + 0.5) stageRow++
      const gap = rowAt[stageRow + 1] - rowAt[stageRow]
      const part = Math.min(1, Math.max(0, (y + 0.5 - rowAt[stageRow]) / gap))
      const d = depth[stageRow] + (depth[stageRow + 1] - depth[stageRow]) * part
      const scale = scaleAt(pose, d)
      const left = anchor.x + (0.5 - anchor.x - pose.truckX * d - pose.panX) / scale
      const start = (left + margins.left) * DENSITY - 0.5
      const step = DENSITY / scale
      const from = Math.max(0, Math.floor(start))
      const to = Math.min(width, Math.ceil(start + step * frame.width) + 2)
      mixRows(stageRow, part, softness, from, to)
      readOut(out.data, y * frame.width * 3, start, step)
    }
  }

  /** Frame position of each stage row, always growing. */
  function placeRows(pose: Pose): void {
    for (let row = 0; row < height; row++) {
      const y = (row + 0.5) / DENSITY - margins.top
      const d = depth[row]
      const at = anchor.y + scaleAt(pose, d) * (y - anchor.y) + pose.truckY * d + pose.panY
      rowAt[row] = row === 0 ? at : Math.max(at, rowAt[row - 1] + 0.1)
    }
  }

  function mixRows(row: number, part: number, softness: number, from: number, to: number): void {
    const level = Math.min(grounds.length - 2, Math.floor(softness))
    const soft = softness - level
    const upper = row * width * 3
    const lower = upper + width * 3
    const a = grounds[level]
    const b = grounds[level + 1]
    const keep = 1 - part
    if (soft <= 0) {
      for (let i = from * 3; i < to * 3; i++) mixed[i] = a[upper + i] * keep + a[lower + i] * part
      return
    }
    for (let i = from * 3; i < to * 3; i++) {
      const sharp = a[upper + i] * keep + a[lower + i] * part
      mixed[i] = sharp + (b[upper + i] * keep + b[lower + i] * part - sharp) * soft
    }
  }

  function readOut(data: Uint8ClampedArray, at: number, start: number, step: number): void {
    const last = width - 1.001
    let o = at
    for (let x = 0; x < frame.width; x++) {
      const place = Math.min(last, Math.max(0, start + step * x))
      const whole = Math.floor(place)
      const part = place - whole
      const i = whole * 3
      data[o] = mixed[i] + (mixed[i + 3] - mixed[i]) * part
      data[o + 1] = mixed[i + 1] + (mixed[i + 4] - mixed[i + 1]) * part
      data[o + 2] = mixed[i + 2] + (mixed[i + 5] - mixed[i + 2]) * part
      o += 3
    }
  }
}
